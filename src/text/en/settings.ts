/** What a player chooses for a device. */
export const settings = {
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'settings.theme': 'Theme',
  'settings.notifications': 'Result notifications',
  'settings.notificationsNote': 'While this app is open',
  'settings.notificationsUnsupported':
    'This browser cannot show notifications. Results are still told in the app.',
  'settings.notificationsBlocked':
    'Notifications are blocked for this site. Allow them in the settings of your browser, then switch this on again.',
  'settings.keys': 'Shortcut keys',
  'settings.keysNote': '/ finds a market, ? lists the keys',
  'settings.keyList': 'Keys',
  'settings.logOut': 'Log out',
  'settings.logOutNote': 'Only on this device.',
} as const;
