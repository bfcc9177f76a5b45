import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { closedReport, isClosed, type ReportLists } from '../../contract/reports.ts';
import { withBase, withoutBase } from '../../lib/base-path.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import { listen } from '../../lib/listen.ts';
import { network } from '../../lib/network.ts';
import { routeOf } from '../../nav/routes.ts';
import { type Environment, environmentAtom } from '../../state/core/environment.ts';
import { playerAtom } from '../../state/core/session.ts';
import { openEntry } from '../../storage/table.ts';
import { mayReport, sentEntry, sentOn, withReport } from '../../storage/reports.ts';
import { ownBuild } from '../updates/reload.ts';
import { closedError, closedOrigin, engineOf, ownFileOf } from './closed-error.ts';

/** Sends the operator this page's own errors and times (docs/reports.md). */
export function Reports({ to }: { readonly to: string }) {
  const environment = useAtomValue(environmentAtom);
  const loggedIn = useAtomValue(playerAtom) !== null;
  const loggedInBefore = useRef(loggedIn);
  const reporter = useRef<ReturnType<typeof startReports> | null>(null);
  useEffect(() => {
    if (isPrivate() || Math.random() >= environment.config.reportShare) return;
    reporter.current = startReports(to, environment);
    return reporter.current.stop;
  }, [environment, to]);
  useEffect(() => {
    if (loggedIn && !loggedInBefore.current) reporter.current?.noteLogIn();
    loggedInBefore.current = loggedIn;
  }, [loggedIn]);
  return null;
}

/** Global Privacy Control. */
const isPrivate = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function startReports(to: string, environment: Environment) {
  const collected = createCollected();
  const entry = openEntry(sentEntry, environment);
  if (sentOn(entry.read(), Date.now()) === null) entry.drop();
  let logInMs: number | undefined;

  const send = (): void => {
    const now = Date.now();
    const today = sentOn(entry.read(), now);
    if (network() === 'offline' || !mayReport(today, now)) return;
    for (const [what, count] of environment.counts) collected.addCount(what, count);
    environment.counts.clear();
    const { lists, marks } = collected.take(today?.told ?? []);
    if (Object.keys(lists).length === 0) return;
    const closed = closedReport({ ...about(), logInMs, ...lists });
    // A report that cannot be remembered could be sent again and again.
    if (closed === null || !entry.write(withReport(today, now, marks))) return;
    navigator.sendBeacon(to, JSON.stringify(closed));
    logInMs = undefined;
  };

  const begun = routeName(performance.getEntriesByType('navigation')[0]?.name ?? location.href);
  const vital = ({ name, value }: Pick<Metric, 'name' | 'value'>): void =>
    collected.vital(name, value, begun);
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(vital);

  let saidAt = performance.now();
  const timer = setInterval(() => {
    const told = sentOn(entry.read(), Date.now())?.told ?? [];
    // A kiosk's page is never hidden, so time decides.
    const isLong = performance.now() - saidAt >= hourMs;
    if (isLong) saidAt = performance.now();
    if (isLong || collected.hasTrouble(told)) send();
  }, minuteMs);
  const stopWatching = watchTrouble((name, row) =>
    collected.add(name, { ...row, route: routeName(location.href) }),
  );
  const stopListening = listen(window, ['visibilitychange'], () => {
    // The event bubbles, so the vitals have already handled it.
    if (document.hidden) send();
  });
  return {
    noteLogIn: () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const ms = performance.now() - (paint?.startTime ?? 0);
      logInMs = Math.min(hourMs, Math.round(ms / 100) * 100);
    },
    stop: () => {
      clearInterval(timer);
      stopWatching();
      stopListening();
    },
  };
}

const routeName = (address: string): string => routeOf(withoutBase(new URL(address).pathname)).paths[0] ?? '';

const about = () => ({
  form: 1,
  version: process.env.VERSION,
  build: ownBuild(),
  engine: engineOf(navigator.userAgent),
  language: document.documentElement.lang,
  installed: matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches,
});

type Trouble = 'errors' | 'files' | 'violations';

function watchTrouble(
  add: <N extends Trouble>(name: N, row: Omit<ReportLists[N], 'route' | 'count'>) => void,
): () => void {
  const assets = new URL(withBase('/assets/'), location.origin).href;
  const loaded = new Set<string>();
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const file = ownFileOf(entry.name, assets);
      if (file === null || !(entry instanceof PerformanceResourceTiming)) continue;
      loaded.add(file);
      // Safari has no status. A file that did not arrive has no bytes there.
      const { responseStatus, decodedBodySize } = entry;
      if (responseStatus >= 400 || (!responseStatus && decodedBodySize === 0)) add('files', { file });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  const stops = [
    () => observer.disconnect(),
    listen(
      window,
      ['error'],
      (event: Event) => {
        if (event instanceof ErrorEvent)
          add('errors', closedError('error', event.error ?? event.message, loaded));
        else if (event.target instanceof HTMLImageElement) add('files', { file: 'picture' });
      },
      // Captured, because the error of a picture does not bubble.
      { capture: true },
    ),
    listen(window, ['unhandledrejection'], ({ reason }) =>
      add('errors', closedError('rejection', reason, loaded)),
    ),
    listen(window, ['securitypolicyviolation'], ({ effectiveDirective, blockedURI }) =>
      add('violations', { directive: effectiveDirective, blocked: closedOrigin(blockedURI) }),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The most rows of one list in one report. */
const mostRows = 40;
const mostKept = 240;
const mostCount = 9999;
const troubles: ReadonlySet<keyof ReportLists> = new Set(['errors', 'files', 'violations']);

/** Errors, files and violations have a mark. */
type Kept = { name: keyof ReportLists; row: object; count?: number; mark?: string };

/** Merges equal rows and counts them. `told` has today's marks. */
function createCollected() {
  const kept = new Map<string, Kept>();
  const add = (name: keyof ReportLists, row: object, count = 1): void => {
    const key = JSON.stringify([name, row]);
    const before = kept.get(key);
    const sum = Math.min(mostCount, (before?.count ?? 0) + count);
    if (!isClosed(name, { ...row, count: sum }) || (before === undefined && kept.size >= mostKept)) return;
    kept.set(key, { name, row, count: sum, ...(troubles.has(name) && { mark: fingerprint(key) }) });
  };
  const isNew = (told: readonly string[], { mark }: Kept): boolean =>
    mark === undefined || !told.includes(mark);
  return {
    add,
    addCount: (what: string, count: number): void => {
      const [which = '', end = ''] = what.split(' ');
      if (which === 'bid') add('bids', { end }, count);
      else add('calls', { call: which, failed: end }, count);
    },
    /** The last value of a name counts. */
    vital: (name: string, value: number, route: string): void => {
      const steps = name === 'CLS' ? 1000 : 1;
      const row = { name, value: Math.round(value * steps) / steps, route };
      if (isClosed('vitals', row)) kept.set(name, { name: 'vitals', row });
    },
    hasTrouble: (told: readonly string[]): boolean =>
      [...kept.values()].some(one => one.mark !== undefined && isNew(told, one)),
    take: (told: readonly string[]) => {
      const lists: Record<string, object[]> = {};
      const marks: string[] = [];
      for (const one of [...kept.values()].filter(one => isNew(told, one))) {
        const { name, row, count, mark } = one;
        const rows = (lists[name] ??= []);
        if (rows.length >= mostRows) continue;
        rows.push(count === undefined ? row : { ...row, count });
        if (mark !== undefined) marks.push(mark);
      }
      kept.clear();
      return { lists, marks };
    },
  };
}
