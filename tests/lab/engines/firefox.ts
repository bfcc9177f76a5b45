// Firefox by WebDriver BiDi, which it speaks without a separate driver.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { connectBidi } from './bidi.ts';
import { type Engine, phone, type Tab } from './engine.ts';

const created = v.object({ context: v.string() });
const evaluated = v.object({ result: v.optional(v.looseObject({ value: v.optional(v.string()) })) });
const started = v.object({ capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }) });
const line = v.object({ level: v.string(), text: v.nullable(v.string()) });

/** Nothing but the tests' own servers is asked for; the rest of the quiet Firefox sets for its drivers by itself. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'intl.accept_languages': 'en-IN,en',
};

export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'matka-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => {
    return `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;
  });
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((found, failed) => {
    createInterface(browser.stderr).on('line', text => {
      const url = /ws:\/\/[\w.]+:\d+/.exec(text)?.[0];
      if (url !== undefined) found(url);
    });
    browser.once('exit', code => failed(new Error(`Firefox ended with ${code} before its address`)));
  });

  let said: string[] = [];
  const bidi = await connectBidi(`${address}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text } = v.parse(line, params);
    if (['error', 'warn'].includes(level)) said.push(text ?? '');
  });
  const { capabilities } = v.parse(started, await bidi.send('session.new', { capabilities: {} }));
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    newTab: async () => {
      const { context } = v.parse(created, await bidi.send('browsingContext.create', { type: 'tab' }));
      await bidi.send('browsingContext.setViewport', { context, viewport: phone });
      return tabOf(context, bidi.send);
    },
    said: () => {
      const lines = said;
      said = [];
      return lines;
    },
    stop: async () => {
      const gone = once(browser, 'exit');
      bidi.close();
      browser.kill();
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

type Send = Awaited<ReturnType<typeof connectBidi>>['send'];

function tabOf(context: string, send: Send): Tab {
  const act = (source: object): Promise<unknown> =>
    send('input.performActions', { context, actions: [source] });
  return {
    open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'complete' })),
    show: async () => void (await send('browsingContext.activate', { context })),
    evaluate: async expression => {
      const reply = await send('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
        target: { context },
        awaitPromise: true,
      });
      const value = v.parse(evaluated, reply).result?.value;
      if (value === undefined) throw new Error(`The page threw: ${JSON.stringify(reply).slice(0, 500)}`);
      const seen: unknown = JSON.parse(value);
      return seen;
    },
    tap: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions });
    },
    type: async text => {
      const keys = Array.from(text, value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys.flat() });
    },
    close: async () => void (await send('browsingContext.close', { context })),
  };
}
