import { build } from 'esbuild';
import { optionsOf } from '../../../src/export/bundle.ts';

/** React's hello world, prerendered and hydrated like the app's pages. `script` is all of its code. */
export async function floor(): Promise<{ readonly script: Uint8Array; readonly page: string }> {
  const { outputFiles } = await build({
    ...optionsOf({ watching: false, base: '' }),
    stdin: {
      contents: `import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
function Hello() {
  useEffect(() => void performance.mark('ready'), []);
  return <label>Hello <input /></label>;
}
hydrateRoot(document.getElementById('root'), <Hello />);`,
      loader: 'jsx',
      resolveDir: process.cwd(),
    },
    write: false,
  });
  const script = outputFiles[0]?.contents ?? new Uint8Array();
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Hello</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="/hello.js"></script></head>
<body><div id="root"><label>Hello <input/></label></div></body></html>`;
  return { script, page };
}
