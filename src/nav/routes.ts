import { gameList, type GameKey } from '../domain/game-list.ts';
import { histories, type HistoryKey } from '../domain/history.ts';
import type { Family } from '../domain/market.ts';
import type { PlainKey } from '../text/message.ts';

/** Why a code is asked for: each has its own screen path and wording (spec 1 §2). */
export type OtpPurpose = 'register' | 'forgot' | 'upi';

/** A screen and, where one screen serves several routes, which of them it is. */
export type View =
  | { readonly screen: PlainScreen }
  | { readonly screen: 'otp'; readonly purpose: OtpPurpose }
  | { readonly screen: 'rules'; readonly kind: 'withdraw' | 'deposit' }
  | { readonly screen: 'policy'; readonly policy: Policy }
  | { readonly screen: 'gameMenu'; readonly family: Family }
  | { readonly screen: 'bid'; readonly game: GameKey }
  | { readonly screen: 'history'; readonly history: HistoryKey };

type PlainScreen =
  | 'start'
  | 'landing'
  | 'login'
  | 'registerNow'
  | 'forgotPassword'
  | 'resetPassword'
  | 'home'
  | 'wallet'
  | 'addFunds'
  | 'payViaUpi'
  | 'qrPayment'
  | 'depositHistory'
  | 'walletHistory'
  | 'withdraw'
  | 'withdrawHistory'
  | 'transfer'
  | 'changePassword'
  | 'profile'
  | 'howToPlay'
  | 'rates'
  | 'charts'
  | 'histories'
  | 'starline'
  | 'gali'
  | 'notFound';

export type Policy = 'about' | 'privacy' | 'dataDeletion' | 'delete';
export type ScreenName = View['screen'];

/** One row, one screen (spec 1 §2). */
export type Route = {
  /** The first is the one we link to; matching ignores case. */
  readonly paths: readonly [string, ...string[]];
  readonly view: View;
  /** The h1; null where the screen's data names it (a market's name). */
  readonly title: PlainKey | null;
  /** Inside the main shell with its top bar (spec 1 §2). */
  readonly shell: boolean;
  readonly access: 'public' | 'player';
  /** With betting off, the player is sent to this family's list (spec 1 §6). */
  readonly bettingOnly?: Family;
};

type Paths = Route['paths'];
const screen = (name: PlainScreen): View => ({ screen: name });

const rows =
  (shell: boolean, access: Route['access']) =>
  (paths: Paths, title: PlainKey | null, view: View): Route => ({ paths, view, title, shell, access });
const bare = rows(false, 'public');
const open = rows(true, 'public');
const inner = rows(true, 'player');
const betting = (family: Family, route: Route): Route => ({ ...route, bettingOnly: family });

const outside: readonly Route[] = [
  bare(['/'], 'title.login', screen('start')),
  bare(['/landing'], 'title.landing', screen('landing')),
  bare(['/login'], 'title.login', screen('login')),
  bare(['/r'], 'title.registerNow', screen('registerNow')),
  bare(['/otpregister'], 'title.verifyOtp', { screen: 'otp', purpose: 'register' }),
  bare(['/forgotpass'], 'title.forgotPassword', screen('forgotPassword')),
  bare(['/otpforgotpass'], 'title.verifyOtp', { screen: 'otp', purpose: 'forgot' }),
  bare(['/change-password'], 'title.resetPassword', screen('resetPassword')),
  { ...bare(['/otpwithdraw'], 'title.verifyOtp', { screen: 'otp', purpose: 'upi' }), access: 'player' },
];

const content: readonly Route[] = [
  open(['/htp'], 'title.howToPlay', screen('howToPlay')),
  inner(['/gameRates'], 'title.rates', screen('rates')),
  inner(['/charts'], 'title.charts', screen('charts')),
  open(['/about'], 'title.about', { screen: 'policy', policy: 'about' }),
  open(['/privacy'], 'title.dataDeletion', { screen: 'policy', policy: 'dataDeletion' }),
  open(['/privacypolicy'], 'title.privacy', { screen: 'policy', policy: 'privacy' }),
  open(['/delete'], 'title.delete', { screen: 'policy', policy: 'delete' }),
];

const money: readonly Route[] = [
  inner(['/imp7', '/wallet'], 'title.wallet', screen('wallet')),
  betting('main', inner(['/imp9', '/addfund'], 'title.addFunds', screen('addFunds'))),
  betting('main', inner(['/payviaupi'], 'title.payViaUpi', screen('payViaUpi'))),
  betting('main', inner(['/qrpay'], 'title.qrPayment', screen('qrPayment'))),
  inner(['/addfundhistory'], 'title.depositHistory', screen('depositHistory')),
  inner(['/transaction'], 'title.walletHistory', screen('walletHistory')),
  inner(['/withdraw'], 'title.withdraw', screen('withdraw')),
  inner(['/withdrawrule'], 'title.withdrawRules', { screen: 'rules', kind: 'withdraw' }),
  inner(['/depositrule'], 'title.depositRules', { screen: 'rules', kind: 'deposit' }),
  inner(['/withdrawhistory'], 'title.withdrawHistory', screen('withdrawHistory')),
  inner(['/transfer', '/transfermodel', '/mymodel'], 'title.transfer', screen('transfer')),
];

const account: readonly Route[] = [
  inner(['/change'], 'title.changePassword', screen('changePassword')),
  inner(['/profile'], 'title.profile', screen('profile')),
];

const markets: readonly Route[] = [
  inner(['/imp'], 'title.markets', screen('home')),
  inner(['/imp2', '/star'], 'title.starline', screen('starline')),
  inner(['/galiIMP'], 'title.gali', screen('gali')),
  betting('main', inner(['/game', '/imp8'], null, { screen: 'gameMenu', family: 'main' })),
  betting('starline', inner(['/stargame'], null, { screen: 'gameMenu', family: 'starline' })),
  betting('gali', inner(['/galiallgame', '/galigame'], null, { screen: 'gameMenu', family: 'gali' })),
  ...gameList.map(game =>
    betting(game.family, inner([game.path], game.title, { screen: 'bid', game: game.key })),
  ),
];

const records: readonly Route[] = [
  inner(['/histories'], 'title.histories', screen('histories')),
  ...histories.map(history => {
    const route = inner(history.paths, history.title, { screen: 'history', history: history.key });
    return history.family === 'gali' ? betting('gali', route) : route;
  }),
];

/** THE ROUTE TABLE: the specification's 68 paths and `/landing`. */
export const routes: readonly Route[] = [
  ...outside,
  ...markets,
  ...money,
  ...account,
  ...content,
  ...records,
];

/** Shown where no route matches; it has no path of its own. */
export const notFound: Route = open(['/404'], 'title.notFound', screen('notFound'));

const normal = (path: string): string => path.toLowerCase().replace(/(?!^)\/+$/, '');

const byPath = new Map(routes.flatMap(route => route.paths.map(path => [normal(path), route] as const)));

/** The route of a path, whatever its letters' case and a slash at its end; the not-found page else. */
export const routeOf = (path: string): Route => byPath.get(normal(path)) ?? notFound;

/** Every path of the table, for the build and the hosting files. */
export const routePaths: readonly string[] = routes.flatMap(route => route.paths);

/** Where a family's markets are listed. */
export const listPath: { readonly [F in Family]: string } = {
  main: '/imp',
  starline: '/imp2',
  gali: '/galiIMP',
};

/** Where a family's game types are chosen. */
export const menuPath: { readonly [F in Family]: string } = {
  main: '/game',
  starline: '/stargame',
  gali: '/galiallgame',
};
