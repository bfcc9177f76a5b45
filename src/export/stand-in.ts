import { basename, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Loads `file` instead of every file with this name. */
export const standIn = (name: string, file: string): Plugin => ({
  name: `stand-in-${basename(name)}`,
  setup(esbuild) {
    esbuild.onResolve({ filter: new RegExp(`/${name.replace('.', '\\.')}$`) }, () => ({
      path: resolve(file),
    }));
  },
});
