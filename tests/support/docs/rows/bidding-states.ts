import type { SpecSection } from '../spec-section.ts';

export const biddingStates: SpecSection = {
  section: 'spec 2 §4',
  title: 'Bidding and history: states and transitions',
  rows: [
    [
      'Bid entry: a valid Proceed appends a row, reduces the shown wallet, clears inputs and reveals Submit',
      'spec 2 §4: a valid Proceed appends a row, reduces the shown wallet, clears inputs and reveals Submit',
    ],
    [
      'Bid entry: deleting a row refunds its points; deleting the last row hides Submit',
      'spec 2 §4: Deleting a row refunds its points; deleting the last row hides Submit',
    ],
    [
      'Submit opens the modal; SUBMIT sends the bid',
      'asks in its dialog, and sends exactly this',
      'one bid in every main game, from the market to the history and its win',
    ],
    [
      "SUBMIT shows 'Submitting...', repeats blocked",
      "spec 2 §4: SUBMIT reads 'Submitting...' while busy, repeats blocked",
    ],
    [
      'On success: toast, modal closes, all rows cleared',
      'spec 2 §4: on success the toast, the modal closes, all rows are cleared',
    ],
    [
      'On failure: error toast, rows stay',
      'spec 2 §8: Bid submission failure (non-true status): the toast, and rows stay',
      'spec 2 §8: Bid submission failure (HTTP error): the toast, and rows stay',
      'spec 2 §8: Bid submission failure (network error): the toast, and rows stay',
    ],
    [
      "Motors: Submit with a displayed balance below 0 shows 'Not enough balance!'",
      "spec 2 §8: 'Not enough balance!' on motor Submit with negative balance",
    ],
    [
      'Motors: Proceed subtracts points times number of rows',
      'spec 2 §4: Motor Proceed subtracts points times number of rows, below zero even',
    ],
    [
      'Session: open time at or before now, Open is disabled and Close preselected',
      'spec 2 §4: when the open time comes while the form is open, Open is disabled and Close preselected',
      'at 15:00 a market opening at 15:00 offers ["Close"] and preselects Close',
    ],
    [
      'Session: otherwise Open is enabled and preselected',
      'spec 2 §4: before the open time Open is enabled and preselected',
      'at 14:59 a market opening at 15:00 offers ["Open","Close"] and preselects Open',
    ],
    [
      'Starline and Gali forms heed that the open time has passed',
      'a Starline form whose slot has begun takes no more',
      'a Gali row ends with the market, which has one time',
    ],
    [
      "Starline session is always 'Open'",
      'Starline is always Open (starlineSingleDigit)',
      'session name: /starsingle (starline) sends to /api-starline-submit-bid with Open',
    ],
    [
      "Gali submit uses session 'Close'",
      'Left Digit is 0-9 and always Close (leftDigit)',
      'session name: /leftdigit (gali) sends to /api-galidisawar-submit-bid with Close',
    ],
    [
      "Timed tiles of the main market after the open time: 'Bidding is closed for {game type}', no navigation",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Jodi Digit of /game",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Half Sangam of /game",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Full Sangam of /game",
    ],
    [
      "Timed tiles of Gali after the open time: 'Bidding is closed for {game type}', no navigation",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Left Digit of /galiallgame",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Right Digit of /galiallgame",
      "spec 2 §8: 'Bidding is closed for {game type}' on the timed tile Jodi Digit of /galiallgame",
    ],
    [
      'Market open when msg_status equals 1',
      'spec 1 §4: market open when msg_status equals 1, otherwise closed',
      'spec 2 §2: a card on /imp2',
      'spec 2 §2: a card on /galiIMP',
    ],
    [
      'Tapping a closed market vibrates 100 ms and shakes the card 500 ms, with no navigation',
      'spec 1 §4: tapping a closed market vibrates and shakes without navigating',
      'spec 2 §9: Vibration 100 ms, shake 500 ms on a closed Starline market, with no navigation',
      'spec 2 §9: Vibration 100 ms, shake 500 ms on a closed Gali market, with no navigation',
    ],
    [
      "Tapping an open Starline market goes to /stargame if betting_status is '1'",
      'spec 2 §4: tapping an open Starline market goes to its chooser',
    ],
    [
      'Tapping an open Starline market goes to /imp2 otherwise',
      'spec 2 §4: with betting off tapping an open Starline market stays at its list',
    ],
    [
      'Market lists (main dashboard, Starline, Gali) refresh every 5 seconds',
      'spec 1 §4: home market list refreshes every 5 seconds',
      'spec 2 §9: Polling every 5000 ms for Starline markets',
      'spec 2 §9: Polling every 5000 ms for Gali markets',
    ],
    [
      'Market lists: polling failures are ignored',
      'spec 1 §4: polling failures are ignored: the last list stays',
      'spec 2 §8: Market fetch failures of Starline are swallowed: the last list stays',
      'spec 2 §8: Market fetch failures of Gali are swallowed: the last list stays',
    ],
    [
      "Histories: fetch on load with today's dates",
      "spec 2 §4: /imp4 fetches on load with today's dates",
      "spec 2 §4: /imp3 fetches on load with today's dates",
      "spec 2 §4: /imp5 fetches on load with today's dates",
      "spec 2 §4: /imp6 fetches on load with today's dates",
      "spec 2 §4: /impbid fetches on load with today's dates",
      "spec 2 §4: /impwin fetches on load with today's dates",
    ],
    [
      "Histories: again on Submit ('Submitting...' while busy, repeats ignored)",
      "spec 2 §4: Submit says 'Submitting...' while busy, repeats ignored",
    ],
    [
      'Histories: status true shows the list',
      'spec 2 §2: /imp4 BID History shows its cards',
      'spec 2 §2: /imp3 WIN HISTORY shows its cards',
      'spec 2 §2: /imp5 STARLINE BIDS shows its cards',
      'spec 2 §2: /imp6 STARLINE WIN HISTORY shows its cards',
      'spec 2 §2: /impbid GALI DISAWAR BIDS shows its cards',
      'spec 2 §2: /impwin GALI DISAWAR WINS shows its cards',
    ],
    [
      "Histories: failure or status not true shows 'NO DATA FOUND'",
      "spec 2 §4: status not true shows 'NO DATA FOUND'",
      "spec 2 §8: History failures: 'NO DATA FOUND'",
    ],
    [
      'SP DP TP submission splits into three submissions, each with only its own combinations',
      'SP DP TP is three submissions, each with its own panas and total',
      'spec 2 §2: SP DP TP asks in its dialog, and sends exactly this',
    ],
    [
      'Half Sangam maps open/close digits into open digits and close digits',
      'half sangam Open is an open digit with a close pana',
      'half sangam Close is an open pana with a close digit',
      'spec 2 §2: Half Sangam asks in its dialog, and sends exactly this',
    ],
    [
      'Other cases send one request',
      'a slip is one submission with its market, label, session, date, total and rows',
    ],
  ],
};
