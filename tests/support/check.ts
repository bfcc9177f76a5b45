// Runs every script of package.json that begins with `check:`, all at once, and prints what those say that fail, and the counts.
import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import * as v from 'valibot';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) };

/** Resolves to whether the command ended well; one that failed has printed its name and its output. */
const passes = (name: string, command: string): Promise<boolean> =>
  new Promise(resolve => {
    exec(command, { env, maxBuffer: 100_000_000 }, (error, out, complaints) => {
      if (error !== null) console.error(`\n${name}: ${command}\n${out}${complaints}`);
      else if (name === 'check:size') console.log(out.trim());
      resolve(error === null);
    });
  });

const checks = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
const ends = await Promise.all(checks.map(([name, command]) => passes(name, command)));
if (ends.includes(false)) process.exitCode = 1;
