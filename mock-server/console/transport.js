// A demo without a server uses mock-server/demo/console-transport.ts instead.

export const hasAddress = true;

export const call = (path, init) => fetch(path, init);

export function onCalls(show) {
  new EventSource('events').addEventListener('message', event => show(JSON.parse(event.data)));
}
