/** Resolves after a frame was painted. A hidden page has none until it is shown again. */
export async function painted(): Promise<void> {
  // React draws in a separate task after this one.
  await nextTask();
  await new Promise(resolve => requestAnimationFrame(resolve));
  // The frame is painted after its callbacks.
  await nextTask();
}

const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve));
