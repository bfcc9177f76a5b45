import { gameList } from '../domain/game/game-list.ts';
import { histories } from '../domain/history/history.ts';
import type { Family } from '../domain/market/market.ts';
import type { PlainKey } from '../text/message.ts';

export type View = (typeof table)[number]['view'] | { readonly screen: 'notFound' };
export type ScreenName = View['screen'];
export type OtpPurpose = Extract<View, { screen: 'otp' }>['purpose'];
export type Policy = Extract<View, { screen: 'policy' }>['policy'];

export type Route = RouteTo<View>;

type RouteTo<To> = {
  /** Links use the first path. A `:market` at the end is the id of any market. */
  readonly paths: readonly [string, ...string[]];
  readonly view: To;
  /** Null if the title comes from data or is the brand. */
  readonly title: PlainKey | null;
  /** Spec 1 §2. */
  readonly shell: boolean;
  readonly access: 'public' | 'player';
  /** When betting is off, the player is sent to the list of this family (spec 1 §6). */
  readonly bettingOnly?: Family;
};

type Row = RouteTo<unknown>;
const screen = <const Name extends string>(name: Name) => ({ screen: name });

const rows =
  (shell: boolean, access: Row['access']) =>
  <const To>(paths: Row['paths'], title: Row['title'], view: To): RouteTo<To> => ({
    paths,
    view,
    title,
    shell,
    access,
  });
const withoutShell = rows(false, 'public');
const forEveryone = rows(true, 'public');
const forPlayers = rows(true, 'player');
const whenBetting = <To>(family: Family, route: RouteTo<To>) => ({ ...route, bettingOnly: family });

const visitors = [
  withoutShell(['/'], 'title.login', screen('start')),
  withoutShell(['/landing'], null, screen('landing')),
  withoutShell(['/login'], 'title.login', screen('login')),
  withoutShell(['/r'], 'title.registerNow', screen('registerNow')),
  withoutShell(['/otpregister'], 'title.verifyOtp', { screen: 'otp', purpose: 'register' }),
  withoutShell(['/forgotpass'], 'title.forgotPassword', screen('forgotPassword')),
  withoutShell(['/otpforgotpass'], 'title.verifyOtp', { screen: 'otp', purpose: 'forgot' }),
  withoutShell(['/change-password'], 'title.resetPassword', screen('resetPassword')),
  rows(false, 'player')(['/otpwithdraw'], 'title.verifyOtp', { screen: 'otp', purpose: 'upi' }),
];

const content = [
  forEveryone(['/htp'], 'title.howToPlay', screen('howToPlay')),
  forPlayers(['/gameRates'], 'title.howToPlay', screen('rates')),
  forPlayers(['/charts'], 'title.charts', screen('charts')),
  forPlayers(['/charts/:market'], 'title.charts', screen('chart')),
  forEveryone(['/about'], 'title.about', { screen: 'policy', policy: 'about' }),
  forEveryone(['/privacy'], 'title.dataDeletion', { screen: 'policy', policy: 'dataDeletion' }),
  forEveryone(['/privacypolicy'], 'title.privacy', { screen: 'policy', policy: 'privacy' }),
  forEveryone(['/delete'], 'title.delete', { screen: 'policy', policy: 'delete' }),
];

const money = [
  forPlayers(['/imp7', '/wallet'], 'title.wallet', screen('wallet')),
  whenBetting('main', forPlayers(['/imp9', '/addfund'], 'title.addFunds', screen('addFunds'))),
  whenBetting('main', forPlayers(['/payviaupi'], 'title.payViaUpi', screen('payViaUpi'))),
  whenBetting('main', forPlayers(['/qrpay'], 'title.qrPayment', screen('qrPayment'))),
  forPlayers(['/addfundhistory'], 'title.depositHistory', screen('depositHistory')),
  forPlayers(['/transaction'], 'title.walletHistory', screen('walletHistory')),
  forPlayers(['/withdraw'], 'title.withdraw', screen('withdraw')),
  forPlayers(['/withdrawrule'], 'title.withdrawRules', { screen: 'rules', kind: 'withdraw' }),
  forPlayers(['/depositrule'], 'title.depositRules', { screen: 'rules', kind: 'deposit' }),
  forPlayers(['/withdrawhistory'], 'title.withdrawHistory', screen('withdrawHistory')),
  forPlayers(['/transfer', '/transfermodel', '/mymodel'], 'title.transfer', screen('transfer')),
];

const account = [
  forPlayers(['/change'], 'title.changePassword', screen('changePassword')),
  forPlayers(['/profile'], 'title.profile', screen('profile')),
  forPlayers(['/settings'], 'title.settings', screen('settings')),
  forPlayers(['/limits'], 'title.limits', screen('limits')),
];

const markets = [
  forPlayers(['/imp'], 'title.markets', screen('home')),
  forPlayers(['/imp2', '/star'], 'title.starline', screen('starline')),
  forPlayers(['/galiIMP'], 'title.gali', screen('gali')),
  whenBetting('main', forPlayers(['/game', '/imp8'], null, { screen: 'gameMenu', family: 'main' })),
  whenBetting('starline', forPlayers(['/stargame'], null, { screen: 'gameMenu', family: 'starline' })),
  whenBetting(
    'gali',
    forPlayers(['/galiallgame', '/galigame'], null, { screen: 'gameMenu', family: 'gali' }),
  ),
  ...gameList.map(game =>
    whenBetting(game.family, forPlayers([game.path], game.title, { screen: 'bid', game: game.key })),
  ),
];

const historyRoutes = [
  forPlayers(['/histories'], 'title.histories', screen('histories')),
  forPlayers(['/results'], 'title.results', screen('results')),
  forPlayers(['/month'], 'period.month', screen('month')),
  ...histories.map(history => {
    const route = forPlayers(history.paths, history.title, { screen: 'history', history: history.key });
    return history.family === 'gali' ? whenBetting('gali', route) : route;
  }),
];

/**
 * THE ROUTE TABLE of spec 1 §2: the paths that were asked for, and those that this project has added.
 */
const table = [...visitors, ...markets, ...money, ...account, ...content, ...historyRoutes];
export const routes: readonly Route[] = table;

export const notFound: Route = forEveryone(['/404'], 'title.notFound', screen('notFound'));

const normalised = (path: string): string => path.toLowerCase().replace(/(?!^)\/+$/, '');

const byPath = new Map(routes.flatMap(route => route.paths.map(path => [normalised(path), route] as const)));

/** Ignores case and a slash at the end. */
export const routeOf = (path: string): Route => {
  const plain = normalised(path);
  return byPath.get(plain) ?? byPath.get(plain.replace(/[^/]+$/, ':market')) ?? notFound;
};

export const documentTitle = (title: string, brand: string): string => `${title} · ${brand}`;

/** The pure mark keeps the list out of the browser's bundle. */
export const routePaths: readonly string[] = /* @__PURE__ */ routes.flatMap(route => route.paths);

/** `/charts/any` serves all markets. '' is the top. */
export const pageFolder = (path: string): string =>
  normalised(path).replace(/^\/$/, '').replace(':market', 'any');

export const listPath: { readonly [F in Family]: string } = {
  main: '/imp',
  starline: '/imp2',
  gali: '/galiIMP',
};

export const menuPath: { readonly [F in Family]: string } = {
  main: '/game',
  starline: '/stargame',
  gali: '/galiallgame',
};
