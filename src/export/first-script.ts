import { build } from 'esbuild';
import type { FirstPaint } from '../app/boot/first-paint-facts.ts';
import { stored } from '../storage/table.ts';
import type { Bundle } from './bundle.ts';

/** The script that each page has in its head: it is the same on all pages, because the policy allows it by its hash. */
export async function firstScript({ outputs, options }: Bundle, base: string): Promise<string> {
  const words = Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
    const [, language] = /^src\/text\/(\w\w)\.ts$/.exec(entryPoint) ?? [];
    return language === undefined ? [] : [[language, base + file.replace(/^dist/, '')] as const];
  });
  const facts: FirstPaint = { base, settings: stored.settings.key, words: Object.fromEntries(words) };
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['src/app/boot/first-paint.ts'],
    write: false,
    format: 'iife',
    minify: true,
    sourcemap: false,
    define: { ...options.define, FACTS: JSON.stringify(facts) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
