// Runs in the browser before the usual app: its polls get made up replies, at times of the bench's choice.
import { offerPolls, reply } from './polling-probe.ts';

const everyMs = 5000;
const { setInterval } = globalThis;

Object.assign(globalThis, {
  fetch: async () => reply(),
  setInterval: (act: () => void, ms: number) => (ms === everyMs ? offerPolls(act) : setInterval(act, ms)),
});
