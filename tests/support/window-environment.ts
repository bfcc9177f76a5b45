import { type Environment, builtinEnvironments } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/**
 * happy-dom's window as the global object. From version 25 on, Node has its own storage, which hides the window's and
 * warns when it is used. It is deleted first, so that the tests are the same in every version of Node.
 *
 * A link does not lead the window elsewhere: files share it, and happy-dom follows even the link of a download.
 */
const windowEnvironment: Environment = {
  ...happyDom,
  setup: (global: typeof globalThis, options) => {
    for (const name of ['localStorage', 'sessionStorage', 'Storage']) Reflect.deleteProperty(global, name);
    const settings = { navigation: { disableFallbackToSetURL: true } };
    return happyDom.setup(global, { ...options, happyDOM: { settings } });
  },
};
export default windowEnvironment;
