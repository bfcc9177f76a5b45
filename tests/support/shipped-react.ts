// Screens are drawn by the React that players have, which takes half the time. With FIGURES=usual it is the one for
// developers: only that build draws and begins everything in a `StrictMode` twice. A worker loads it once for all of its files.
const name = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
type Hook = { commits: number };
declare global {
  // oxlint-disable-next-line eslint/no-underscore-dangle -- React's own name
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook | undefined;
}
const hook: Hook = (globalThis[name] ??= Object.assign(
  { commits: 0 },
  {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (hook.commits += 1),
    onCommitFiberUnmount: () => undefined,
    checkDCE: () => undefined,
  },
));
/** How often React has drawn anything in this worker. */
export const drawn = (): number => hook.commits;

// The machine's own, even if a test has virtual timers.
const { setImmediate } = globalThis;

const usual = process.env['NODE_ENV'];
if (process.env['FIGURES'] !== 'usual') process.env['NODE_ENV'] = 'production';
const { default: React } = await import('react');
const { flushSync } = await import('react-dom');
await import('react-dom/client');
await import('react/jsx-runtime');
process.env['NODE_ENV'] = usual;

// Only the developers' React has `act`. Everything requested inside is drawn when it returns.
if (!('act' in React))
  Object.assign(React, {
    act: (callback: () => unknown) => {
      const end = flushSync(callback);
      const isAwaited = typeof end === 'object' && end !== null && 'then' in end;
      return isAwaited ? whenDrawn(end) : undefined;
    },
  });

async function whenDrawn(work: unknown): Promise<unknown> {
  const value = await work;
  for (let turn = 0; turn < 10; turn += 1) await new Promise(resolve => setImmediate(resolve));
  return value;
}
