type NotificationPermissionNow = NotificationPermission | 'unsupported';

export const notificationPermission = (): NotificationPermissionNow =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Call it inside the tap: some browsers ask only then. */
export const askForNotifications = async (): Promise<NotificationPermissionNow> =>
  'Notification' in window
    ? Notification.requestPermission().catch(() => Notification.permission)
    : 'unsupported';

/** Only while the page is hidden. Chrome on Android only lets a service worker show one. */
export function showSystemNotification(text: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(text, { tag: text });
    shown.addEventListener('click', () => window.focus());
  } catch {
    void navigator.serviceWorker
      ?.getRegistration()
      .then(registration => registration?.showNotification(text, { tag: text }))
      .catch(() => undefined);
  }
}

export const maySystemNotify = (): boolean =>
  'Notification' in window && Notification.permission === 'granted';
