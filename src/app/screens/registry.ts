import type { ComponentType } from 'react';
import type { Shell } from '../shell/shell.tsx';
import { loadScreenStyles } from '../shell/screen-styles.ts';
import type { ScreenName, View } from '../../nav/routes.ts';
import type { Group } from './screen-types.ts';

/**
 * Screens come with their group's file. One whose group is loaded is rendered at once: React.lazy would hold it back
 * (docs/architecture.md "Speed").
 */
const groups = {
  entry: async () => (await import('./groups/entry.ts')).entry,
  home: async () => (await import('./groups/home.ts')).home,
  slots: async () => (await import('./groups/slots.ts')).slots,
  bid: async () => (await import('./groups/bid.ts')).bid,
  records: async () => (await import('./groups/records.ts')).records,
  wallet: async () => (await import('./groups/wallet.ts')).wallet,
  funds: async () => (await import('./groups/funds.ts')).funds,
  account: async () => (await import('./groups/account.ts')).account,
  content: async () => (await import('./groups/content.ts')).content,
};

type Groups = { readonly [G in keyof typeof groups]: Awaited<ReturnType<(typeof groups)[G]>> };
export type GroupName = keyof Groups;

const groupOf = {
  start: 'entry',
  login: 'entry',
  home: 'home',
  gameMenu: 'bid',
  bid: 'bid',
  starline: 'slots',
  gali: 'slots',
  history: 'records',
  histories: 'records',
  rates: 'records',
  charts: 'records',
  wallet: 'wallet',
  addFunds: 'funds',
  payViaUpi: 'funds',
  qrPayment: 'funds',
  depositHistory: 'wallet',
  walletHistory: 'wallet',
  withdraw: 'funds',
  withdrawHistory: 'wallet',
  rules: 'wallet',
  transfer: 'funds',
  registerNow: 'account',
  otp: 'account',
  forgotPassword: 'account',
  resetPassword: 'account',
  changePassword: 'account',
  profile: 'account',
  landing: 'content',
  howToPlay: 'content',
  policy: 'content',
  notFound: 'content',
} as const satisfies { readonly [S in ScreenName]: GroupHolding<S> };

/** The groups that hold a screen: naming another does not compile. */
type GroupHolding<S extends ScreenName> = {
  [G in GroupName]: S extends keyof Groups[G] ? G : never;
}[GroupName];

type AnyScreen = ComponentType<{ readonly view: View }>;

/** The shell comes with the first group that needs it: `/login` has none. */
let shell: typeof Shell | null = null;
const screens = new Map<string, AnyScreen>();
const listeners = new Set<() => void>();

function add(group: Partial<Group<ScreenName>>): void {
  for (const [name, screen] of Object.entries(group)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route table pairs each view with its screen
    screens.set(name, screen as AnyScreen);
  }
  for (const listener of listeners) listener();
}

/** The group that a screen comes with. */
export const groupOfScreen = (name: ScreenName): GroupName => groupOf[name];

/** The groups whose looks are in the first style sheet, which every page has in it. */
export const firstLooks: readonly GroupName[] = ['entry'];

/** The component of a screen, or null while its group is not loaded. */
export const screenOf = (name: ScreenName): AnyScreen | null => screens.get(name) ?? null;

/** Loads the group of a screen; at once when it is there. Rejects when its file cannot be had. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (screens.has(name)) return;
  const group = groupOf[name];
  if (firstLooks.includes(group)) return add(await groups[group]());
  const [loaded] = await Promise.all([groups[group](), loadShell(), loadScreenStyles()]);
  add(loaded);
}

async function loadShell(): Promise<void> {
  shell ??= (await import('../shell/shell.tsx')).Shell;
}

/** The frame of the screens that have one; null while none of them is loaded. */
export const shellOf = (): typeof Shell | null => shell;

/** Loads every group, one after the other, for the time when nothing else is to be done. */
export async function loadAllScreens(): Promise<void> {
  await Promise.all([loadShell(), loadScreenStyles()]);
  for (const load of Object.values(groups)) add(await load());
}

/** Tells when more screens have come; returns the way to stop. */
export function onScreens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
