// Checks a real provider from the command line (docs/providers.md): `npm run verify -- --help`. Exit code 1 when
// something does not fit, 2 for a wrong start.
import { printable } from '../lib/printable.ts';
import { help } from './help.ts';
import { parseFlags, type Flags } from './flags.ts';
import { readPassword } from './password.ts';
import { allFits, reports } from './reports.ts';
import { verify, type Task } from './run.ts';

const flags = parseFlags(process.argv.slice(2));
if (!flags.ok) stop(flags.error);
else if (flags.value === null) console.log(help);
else await check(flags.value);

async function check({ config, origin, mobile, passwordFile, ...rest }: Flags): Promise<void> {
  let login: Task['login'] = null;
  if (mobile !== null) {
    const password = await readPassword(passwordFile);
    if (!password.ok) return stop(password.error);
    login = { phone: mobile, password: password.value };
  }
  const calls = await verify({
    config,
    site: {
      origin,
      credentials: config.sessionCookie !== null,
      serverClock: config.clock === 'server',
    },
    login,
    receiver: rest.receiver,
    named: rest.named,
    timeoutMs: rest.timeoutMs,
    fetch: globalThis.fetch,
    tell: line => console.error(line),
  });
  const report = reports[rest.format]?.(calls) ?? '';
  // A request that still hangs does not keep the process.
  process.stdout.write(`${report}\n`, () => process.exit(allFits(calls) ? 0 : 1));
}

function stop(line: string): void {
  console.error(printable(line));
  process.exitCode = 2;
}
