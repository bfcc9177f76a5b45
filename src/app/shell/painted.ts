import { listen } from '../../lib/listen.ts';

/** Resolves after a frame was painted. A hidden page has none until it is shown again. */
export async function painted(): Promise<void> {
  // React draws in a separate task after this one.
  await nextTask();
  await new Promise(resolve => requestAnimationFrame(resolve));
  // The frame is painted after its callbacks. A player may leave a busy page before its next task.
  await nextTaskOrLeave();
}

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve));

async function nextTaskOrLeave(): Promise<void> {
  let stop = (): void => undefined;
  const left = new Promise(resolve => (stop = listen(window, ['pagehide'], resolve)));
  await Promise.race([nextTask(), left]);
  stop();
}
