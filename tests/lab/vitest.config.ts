import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests of the laboratory itself: `npm run lab -- tests`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/lab/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 20_000,
  },
});
