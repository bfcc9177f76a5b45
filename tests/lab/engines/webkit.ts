// WebKitGTK by its own WebDriver (W3C), on a screen of Xvfb where the machine has none.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { freePort } from '../../support/hosts.ts';
import { type Engine, phone, type Tab } from './engine.ts';

const session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
});
const answer = v.object({ value: v.unknown() });
const handle = v.object({ handle: v.string() });
const outcome = v.union([v.object({ value: v.string() }), v.object({ thrown: v.string() })]);
const sizes = v.object({ width: v.number(), height: v.number() });

export async function startWebKit(driver: string, miniBrowser: string): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const environment = {
    ...process.env,
    DISPLAY: screen.display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    NO_AT_BRIDGE: '1',
  };
  const server = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = v.parse(answer, await reply.json());
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 500)}`);
    return value;
  };
  await listening(call);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const opened = v.parse(session, await call('POST', '/session', { capabilities }));
  const command = (method: string, path: string, body?: object): Promise<unknown> =>
    call(method, `/session/${opened.sessionId}/${path}`, body);
  await command('POST', 'timeouts', { script: 20_000, pageLoad: 20_000 });
  const first = v.parse(v.string(), await command('GET', 'window'));
  /** Spare windows, because the session would end without any. */
  const free = [first];

  /** The protocol has one current window: each command is carried out in its own, one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  let current = first;
  const inWindow = (name: string, method: string, path: string, body?: object): Promise<unknown> => {
    const work = async (): Promise<unknown> => {
      if (current !== name) await command('POST', 'window', { handle: name });
      current = name;
      return command(method, path, body);
    };
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  return {
    version: `webkit ${opened.capabilities.browserVersion} (${opened.capabilities.browserName})`,
    newTab: async () => {
      // A tab behind another one would be hidden, and takes no press: each has a window.
      const name =
        free.pop() ?? v.parse(handle, await inWindow(first, 'POST', 'window/new', { type: 'window' })).handle;
      const ours: Command = (method, path, body) => inWindow(name, method, path, body);
      await likePhone(ours);
      return tabOf(ours, () => free.push(name));
    },
    said: () => [],
    stop: async () => {
      await command('DELETE', '').catch(() => undefined);
      await ended(server);
      await screen.stop();
    },
  };
}

type Command = (method: string, path: string, body?: object) => Promise<unknown>;

function tabOf(command: Command, free: () => void): Tab {
  const act = async (source: object): Promise<void> =>
    void (await command('POST', 'actions', { actions: [source] }));
  return {
    open: async url => void (await command('POST', 'url', { url })),
    reload: async () => void (await command('POST', 'refresh', {})),
    // Windows are side by side, so that each is in sight.
    show: async () => undefined,
    evaluate: async expression => {
      const script = `const done = arguments[0];
        (async () => JSON.stringify(await (${expression})) ?? 'null')()
          .then(value => done({ value }), error => done({ thrown: String(error) }));`;
      const seen = v.parse(outcome, await command('POST', 'execute/async', { script, args: [] }));
      if ('thrown' in seen) throw new Error(`The page threw: ${seen.thrown}`);
      const value: unknown = JSON.parse(seen.value);
      return value;
    },
    tap: (x, y) =>
      act({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: text => {
      const keys = Array.from(text, value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return act({ type: 'key', id: 'keys', actions: keys.flat() });
    },
    close: async () => {
      await command('POST', 'url', { url: 'about:blank' });
      free();
    },
  };
}

/** A window's size holds its bars too: it is set until the page has a phone's. */
async function likePhone(command: Command): Promise<void> {
  const script = 'return { width: innerWidth, height: innerHeight }';
  let rect: v.InferOutput<typeof sizes> = { ...phone, height: phone.height + 50 };
  for (let tries = 0; tries < 3; tries += 1) {
    await command('POST', 'window/rect', rect);
    const page = v.parse(sizes, await command('POST', 'execute/sync', { script, args: [] }));
    const missing = { width: phone.width - page.width, height: phone.height - page.height };
    if (missing.width === 0 && missing.height === 0) return;
    rect = { width: rect.width + missing.width, height: rect.height + missing.height };
  }
}

async function listening(call: Command): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const up = await call('GET', '/status').catch(() => null);
    if (up !== null) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not accept connections');
}

async function startScreen(): Promise<{ readonly display: string; readonly stop: () => Promise<void> }> {
  const flags = ['-displayfd', '1', '-screen', '0', '1280x1200x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((found, failed) => {
    createInterface(server.stdout).once('line', found);
    server.once('exit', code => failed(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number.trim()}`, stop: () => ended(server) };
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  if (child.kill()) await gone;
}
