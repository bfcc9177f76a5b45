/**
 * Types for the package's single file, which loads five times faster than its hundred modules but has no
 * types.
 */
declare module 'colorjs.io/dist/color.js' {
  export { default } from 'colorjs.io';
}
