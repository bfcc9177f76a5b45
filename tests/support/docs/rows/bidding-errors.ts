import type { SpecSection } from '../spec-section.ts';

export const biddingErrors: SpecSection = {
  section: 'spec 2 §8',
  title: 'Bidding and history: messages',
  rows: [
    [
      "Bid submission failure, non-true status: 'Failed to place bid. Please try again.'",
      'spec 2 §8: Bid submission failure (non-true status): the toast, and rows stay',
    ],
    [
      "Bid submission failure, HTTP error: 'Failed to place bid. Please try again.'",
      'spec 2 §8: Bid submission failure (HTTP error): the toast, and rows stay',
    ],
    [
      "Bid submission failure, network error: 'Failed to place bid. Please try again.'",
      'spec 2 §8: Bid submission failure (network error): the toast, and rows stay',
    ],
    [
      "Internal messages 'Invalid username and password' and 'Request failed' are not shown",
      'spec 2 §8: internal messages are not shown',
    ],
    [
      'Starline submit uses the server message when present',
      'spec 2 §8: Starline submit uses the server message when present',
    ],
    [
      "Success toast: 'Bid placed successfully!' (top-center, 3 s)",
      "spec 2 §8: Success toast: 'Bid placed successfully!' (top-center, 3 s)",
    ],
    [
      "'Bidding is closed for {game type}' on timed tiles",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile",
      'a timed Gali tile says that bidding is closed once the time has come',
    ],
    [
      "'Not enough balance!' on motor Submit with negative balance",
      "spec 2 §8: 'Not enough balance!' on motor Submit with negative balance",
    ],
    ["History failures: 'NO DATA FOUND'", "spec 2 §8: History failures: 'NO DATA FOUND'"],
    [
      'Wallet fetch failures are swallowed',
      'spec 2 §8: Wallet fetch failures are swallowed: the last known balance stays',
    ],
    [
      'Market fetch failures are swallowed',
      'spec 2 §8: Market fetch failures of Starline are swallowed: the last list stays',
      'spec 2 §8: Market fetch failures of Gali are swallowed: the last list stays',
      'spec 1 §4: polling failures are ignored: the last list stays',
    ],
    [
      'Rates fetch failures are swallowed',
      'spec 2 §8: Rates fetch failures are swallowed on /imp2',
      'spec 2 §8: Rates fetch failures are swallowed on /galiIMP',
      'spec 2 §8: rates and guide fetch failures are swallowed',
    ],
  ],
};
