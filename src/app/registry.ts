import type { ComponentType } from 'react';
import type { ScreenName, View } from '../nav/routes.ts';
import { entry } from './groups/entry.ts';
import type { Group } from './screen-types.ts';

/**
 * Screens by name. Those of the entry are here at once, the others come with their group's file. A screen whose
 * group is loaded is rendered at once: React.lazy would hold it back (DESIGN "Speed").
 */
const groups = {
  home: async () => (await import('./groups/home.ts')).home,
  bid: async () => (await import('./groups/bid.ts')).bid,
  records: async () => (await import('./groups/records.ts')).records,
  money: async () => (await import('./groups/money.ts')).money,
  account: async () => (await import('./groups/account.ts')).account,
  content: async () => (await import('./groups/content.ts')).content,
};

type Later = { readonly [G in keyof typeof groups]: Awaited<ReturnType<(typeof groups)[G]>> };
type InEntry = keyof typeof entry;
type LaterName = Exclude<ScreenName, InEntry>;

const groupOf = {
  home: 'home',
  gameMenu: 'bid',
  bid: 'bid',
  starline: 'bid',
  gali: 'bid',
  history: 'records',
  histories: 'records',
  rates: 'records',
  charts: 'records',
  wallet: 'money',
  addFunds: 'money',
  payViaUpi: 'money',
  qrPayment: 'money',
  depositHistory: 'money',
  walletHistory: 'money',
  withdraw: 'money',
  withdrawHistory: 'money',
  rules: 'money',
  transfer: 'money',
  registerNow: 'account',
  otp: 'account',
  forgotPassword: 'account',
  resetPassword: 'account',
  changePassword: 'account',
  profile: 'account',
  landing: 'content',
  howToPlay: 'content',
  policy: 'content',
} as const satisfies { readonly [S in LaterName]: GroupHolding<S> };

const isLater = (name: ScreenName): name is LaterName => name in groupOf;

/** The groups that hold a screen: naming another does not compile. */
type GroupHolding<S extends ScreenName> = {
  [G in keyof Later]: S extends keyof Later[G] ? G : never;
}[keyof Later];

type AnyScreen = ComponentType<{ readonly view: View }>;

const screens = new Map<string, AnyScreen>();
const listeners = new Set<() => void>();

function add(group: Partial<Group<ScreenName>>): void {
  for (const [name, screen] of Object.entries(group)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route table pairs each view with its screen
    screens.set(name, screen as AnyScreen);
  }
  for (const listener of listeners) listener();
}
add(entry);

/** The group that a screen comes with, or null when the first load has it. */
export const groupOfScreen = (name: ScreenName): keyof Later | null => (isLater(name) ? groupOf[name] : null);

/** The component of a screen, or null while its group is not loaded. */
export const screenOf = (name: ScreenName): AnyScreen | null => screens.get(name) ?? null;

/** Loads the group of a screen; at once when it is there. Rejects when its file cannot be had. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (!isLater(name) || screens.has(name)) return;
  const [group] = await Promise.all([groups[groupOf[name]](), loadLaterStyles()]);
  add(group);
}

/** The style sheet that the first load can do without: every page names it and some bring it along. */
async function loadLaterStyles(): Promise<void> {
  if (typeof document === 'undefined') return;
  const link = document.querySelector<HTMLLinkElement>('link#later-styles:not([rel=stylesheet])');
  if (link === null) return;
  await new Promise((come, fail) => {
    link.addEventListener('load', come, { once: true });
    link.addEventListener('error', fail, { once: true });
    link.rel = 'stylesheet';
  }).catch(() => {
    link.rel = 'later';
    throw new Error('The style sheet cannot be had');
  });
}

/** Loads every group, one after the other, for the time when nothing else is to be done. */
export async function loadAllScreens(): Promise<void> {
  await loadLaterStyles();
  for (const load of Object.values(groups)) add(await load());
}

/** Tells when more screens have come; returns the way to stop. */
export function onScreens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
