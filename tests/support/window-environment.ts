import type { Environment } from 'vitest/runtime';
import { builtinEnvironments } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * happy-dom's window as the global one. Node has a storage of its own from version 25 on, which would hide the
 * window's, and warns when it is touched; it goes before the window comes, so that every Node runs the same tests.
 */
const windowEnvironment: Environment = {
  ...happyDom,
  setup: (global: typeof globalThis, options) => {
    for (const name of ['localStorage', 'sessionStorage', 'Storage']) Reflect.deleteProperty(global, name);
    return happyDom.setup(global, options);
  },
};
export default windowEnvironment;
