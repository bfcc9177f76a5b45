/** The browser's service workers; undefined on plain http and where they are forbidden. */
export const offlineWorkers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
