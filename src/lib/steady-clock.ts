/**
 * The device's time in milliseconds since 1970, for ages and limits of one page. It never goes back, also when the device's
 * clock is set back; `sinceStart` (`performance.now`) alone would stand still while a phone sleeps.
 */
export function steadyClock(deviceNow: () => number, sinceStart: () => number): () => number {
  let start = -Infinity;
  return () => {
    const ran = sinceStart();
    start = Math.max(start, deviceNow() - ran);
    return start + ran;
  };
}
