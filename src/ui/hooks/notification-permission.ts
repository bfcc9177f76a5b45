/** What the browser says about notifications; `unsupported` where it has none. */
export type NotificationPermissionNow = NotificationPermission | 'unsupported';

/** What the browser has been told. */
export const notificationPermission = (): NotificationPermissionNow =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the player, unless he has answered before. Call it inside the tap: some browsers ask only then. */
export const askForNotifications = async (): Promise<NotificationPermissionNow> =>
  'Notification' in window
    ? Notification.requestPermission().catch(() => Notification.permission)
    : 'unsupported';
