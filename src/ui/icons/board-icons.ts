export const boardIcons = {
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 11v5M14 11v5',
} as const;
