/** The icons of the shell, and those that nearly all of its screens use. */
export const shellIcons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M20 12H5M11 5l-7 7 7 7',
  play: 'M8 5.5v13l10.5-6.5z',
  add: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v8M8 12h8',
  withdraw: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v3a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-3',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  lock: 'M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM8 11V8a4 4 0 0 1 8 0v3',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5L12 16.5l-4.9 2.7 1-5.5L4 9.8l5.6-.7z',
  dice: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
} as const;
