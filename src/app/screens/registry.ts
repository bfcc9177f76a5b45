import type { ComponentType } from 'react';
import type { Shell } from '../shell/shell.tsx';
import { loadScreenStyles } from '../shell/load-background.ts';
import type { ScreenName, View } from '../../nav/routes.ts';

/** React.lazy would not draw a screen of a loaded group at once (docs/architecture.md "Speed"). */
const groups = {
  entry: () => import('./groups/entry.ts'),
  home: () => import('./groups/home.ts'),
  slots: () => import('./groups/slots.ts'),
  bid: () => import('./groups/bid.ts'),
  records: () => import('./groups/records.ts'),
  charts: () => import('./groups/charts.ts'),
  wallet: () => import('./groups/wallet.ts'),
  funds: () => import('./groups/funds.ts'),
  payouts: () => import('./groups/payouts.ts'),
  account: () => import('./groups/account.ts'),
  content: () => import('./groups/content.ts'),
} satisfies Readonly<Record<string, () => Promise<Group>>>;

type Group = { readonly shell?: typeof Shell } & {
  readonly [S in ScreenName]?: ComponentType<{ readonly view: Extract<View, { screen: S }> }>;
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
  results: 'records',
  month: 'records',
  rates: 'charts',
  charts: 'charts',
  chart: 'charts',
  wallet: 'wallet',
  addFunds: 'funds',
  payViaUpi: 'funds',
  qrPayment: 'funds',
  depositHistory: 'wallet',
  walletHistory: 'wallet',
  withdraw: 'payouts',
  withdrawHistory: 'wallet',
  rules: 'wallet',
  transfer: 'payouts',
  registerNow: 'account',
  otp: 'account',
  forgotPassword: 'account',
  resetPassword: 'account',
  changePassword: 'account',
  profile: 'account',
  settings: 'account',
  limits: 'account',
  landing: 'content',
  howToPlay: 'content',
  policy: 'content',
  notFound: 'content',
} as const satisfies { readonly [S in ScreenName]: GroupHolding<S> };

type GroupHolding<S extends ScreenName> = {
  [G in GroupName]: S extends keyof Groups[G] ? G : never;
}[GroupName];

type AnyScreen = ComponentType<{ readonly view: View }>;

/** Every group except that of `/login` loads the shell. */
let shell: typeof Shell | null = null;
const screens = new Map<string, AnyScreen>();
const listeners = new Set<() => void>();

function add({ shell: loaded, ...group }: Group): void {
  shell ??= loaded ?? null;
  for (const [name, screen] of Object.entries(group)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route table pairs each view with its screen
    screens.set(name, screen as AnyScreen);
  }
  for (const listener of listeners) listener();
}

export const groupOfScreen = (name: ScreenName): GroupName => groupOf[name];

/** The groups whose styles are inside every page. */
export const firstLooks: readonly GroupName[] = ['entry'];

export const screenOf = (name: ScreenName): AnyScreen | null => screens.get(name) ?? null;

/** Rejects if a file cannot be loaded. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (screens.has(name)) return;
  const group = groupOf[name];
  if (firstLooks.includes(group)) return add(await groups[group]());
  const [loaded] = await Promise.all([groups[group](), loadScreenStyles()]);
  add(loaded);
}

export const shellOf = (): typeof Shell | null => shell;

export async function loadAllScreens(): Promise<void> {
  await loadScreenStyles();
  for (const load of Object.values(groups)) add(await load());
}

export function onScreens(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
