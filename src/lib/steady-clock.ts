/**
 * A clock in milliseconds since 1970 for how long something takes or may take in this page. It never goes back, also when
 * the device's clock (`deviceNow`) is set back, and it counts a sleep of the device, in which `sinceStart` stands still.
 */
export function steadyClock(deviceNow: () => number, sinceStart: () => number): () => number {
  let start = -Infinity;
  return () => {
    const ran = sinceStart();
    start = Math.max(start, deviceNow() - ran);
    return start + ran;
  };
}

/** A steady clock of this browser. `performance.now` stands still while a phone sleeps. */
export const pageClock = (): (() => number) =>
  steadyClock(
    () => Date.now(),
    () => performance.now(),
  );
