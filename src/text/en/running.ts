/** Words of what goes on beside the screens: new builds, no network, kiosks. */
export const running = {
  'running.offline': 'Offline',
  'running.newVersion': 'A new version is ready',
  'running.reload': 'Reload',
  'kiosk.still': 'Are you still there?',
  'kiosk.leaving': 'You will be logged out in {seconds} seconds.',
  'kiosk.stay': 'Stay logged in',
  'kiosk.scan': 'Scan with your phone',
  'kiosk.scanHint': 'This link opens on your own phone: point its camera at the code.',
} as const;
