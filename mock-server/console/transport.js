// How the console reaches the mock. A demo without a server has another one (mock-server/demo/console-transport.ts).

/** Whether a shell can make the calls too. */
export const hasAddress = true;

/** `fetch` for the control API. */
export const call = (path, init) => fetch(path, init);

/** Calls `show` with every new call of the journal. */
export function onCalls(show) {
  new EventSource('events').addEventListener('message', event => show(JSON.parse(event.data)));
}
