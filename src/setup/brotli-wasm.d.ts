/** The package does not export this file. src/export/setup-page.ts finds it. */
declare module 'brotli-wasm/pkg.web/brotli_wasm.js' {
  export function compress(bytes: Uint8Array, options: { readonly quality: number }): Uint8Array;
  export function decompress(bytes: Uint8Array): Uint8Array;
  const init: (wasm: Uint8Array) => Promise<unknown>;
  export { init as default };
}
