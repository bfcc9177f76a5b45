/**
 * Limits of script bytes (brotli 11), as ratios to a React hello world from the same esbuild in the same run.
 * All scripts count that a page loads before it is `ready`, because a form cannot be sent earlier. `aim` is
 * the target; above `limit` the check fails. A limit may be lowered. It is raised only with a feature that
 * needs the bytes, and the commit says so.
 */
export const budgets = {
  /**
   * Raised from 1.4 with the lookup of the support number and figures that are read as people paste them, and from 1.41 with
   * config.json that is waited for. From 1.42 with a host that redirects config.json.
   */
  login: { aim: 1.3, limit: 1.425, what: 'scripts of /login until a log-in can leave' },
  /**
   * Raised from 1.48: the routes, titles and stored keys of boards, charts, saved slips, results that are kept and limits
   * of one's own, and polls that obey `Retry-After`. Raised from 1.49 with figures that are read as people paste them,
   * and offline that is told by calls. From 1.51 with the same wait for config.json, and from 1.52 with times as
   * providers write them and markets without a readable time. From 1.53 with boards of stars, markets that share an id,
   * addresses that begin with www., and values that a refusal takes back.
   */
  home: { aim: 1.4, limit: 1.54, what: 'scripts of /imp until its first dashboard can be drawn' },
  /**
   * These two leave room: a screen imports all that it first draws, and all groups are loaded when the page is idle.
   * Raised from 2.2 and 3 with the proof of a result's day and the stakes that come back, and the first from 2.45 with the
   * rows of bids, the model of the bid form and the machine of placing. From 2.52 with what a form says to a player whose
   * wallet has less than a bid needs, and from 2.53 with the best and the worst end of a slip in the footer of the board.
   * From 2.55 with the range of a balance while a bid is in doubt, with fields that keep a line for their error, and with
   * pads that are boards; the second from 3.2 with the same and the question about the slips of all markets. From 2.6 and
   * 3.24 with dates in the zone of the config, numbers that lost their zeros, and placing in words with one meaning. From
   * 2.61 and 3.25 with more forms of dates, and boards that are noted at the time of their reply. From 2.63 and 3.27 with
   * placeholders that break into lines as their content does. From 2.64 and 3.28 with wins and numbers as other providers
   * list them, and with requests whose player has left. From 2.65 and 3.3 with lists that end after their newest lines. From
   * 2.67 and 3.31 with histories that read on, or say that lines may be missing, half sangams in the other order, saved slips
   * of other builds, and forms that mark all wrong fields.
   */
  route: { aim: 1.6, limit: 2.69, what: 'scripts of the heaviest route' },
  routes: { aim: 2, limit: 3.33, what: 'scripts of all routes together' },
} as const;

/**
 * Bytes, brotli 11: the HTML of /login with its CSS. Raised from 6000 with the hashes of the scripts that move points or
 * take passwords. From 6200 with the taps that are noted until the page is hydrated, and from 6250 with the links to How To
 * Play and the landing page. From 6270 with the colours of a light accent, and from 6400 with icons that grow with the text
 * and fields that keep a line for their error. From 6440 with the places of late titles and of errors that break where
 * text is enlarged, and from 6480 with the link for a first script that cannot be loaded; of it 20 are for the order of
 * the hashes.
 */
export const loginPageBytes = 6520;

/** The number of script files that a page may load before it is ready. Raised from 8 with the histories' filters. */
export const scriptsBeforeReady = 9;
