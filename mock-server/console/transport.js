// A demo without a server has mock-server/demo/console-transport.ts in its place.

export const hasAddress = true;

export const call = (path, init) => fetch(path, init);

export function onCalls(show) {
  new EventSource('events').addEventListener('message', event => show(JSON.parse(event.data)));
}
