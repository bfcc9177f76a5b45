import type { SpecSection } from '../spec-section.ts';

export const biddingConstants: SpecSection = {
  section: 'spec 2 §9',
  title: 'Bidding and history: constants',
  rows: [
    ['Minimum bid: 10 points', 'spec 2 §9: Minimum bid: 10 points'],
    [
      'Polling every 5000 ms for dashboard markets',
      'spec 2 §9: polling every 5000 ms for the dashboard',
      'spec 1 §9: market and home polling every 5000 ms',
    ],
    ['Polling every 5000 ms for Starline markets', 'spec 2 §9: Polling every 5000 ms for Starline markets'],
    ['Polling every 5000 ms for Gali markets', 'spec 2 §9: Polling every 5000 ms for Gali markets'],
    [
      'Toast auto-close 3000 ms, top-center for submit results',
      "spec 2 §8: Success toast: 'Bid placed successfully!' (top-center, 3 s)",
    ],
    [
      'Toast auto-close 3000 ms, top-right for validation',
      'spec 2 §9: Toast auto-close 3000 ms (top-right for validation)',
    ],
    [
      'Vibration 100 ms, shake 500 ms',
      'spec 2 §9: Vibration 100 ms, shake 500 ms on a closed Starline market',
      'spec 2 §9: Vibration 100 ms, shake 500 ms on a closed Gali market',
    ],
    ["Environment type 'Prod'", "spec 2 §9: Environment type 'Prod' and session name: /single (main)"],
    [
      "Session names 'Open'/'Close'",
      'spec 2 §4: before the open time Open is enabled and preselected',
      'session name: /single (main) sends to /api-submit-bid with Open',
    ],
    [
      "Starline always 'Open'",
      'session name: /starsingle (starline) sends to /api-starline-submit-bid with Open',
    ],
    [
      "Gali submit 'Close'",
      'session name: /leftdigit (gali) sends to /api-galidisawar-submit-bid with Close',
    ],
    [
      'Open-time comparison: 12-hour text with AM/PM converted to 24-hour',
      '"12:30 AM" is minute 30',
      '"12:30 PM" is minute 750',
      '"3:00pm" is minute 900',
    ],
    [
      'Open-time comparison: minute granularity',
      'spec 2 §9: Open-time comparison at minute granularity: a minute before, the tile works',
    ],
    ['Digits: 0-9', 'spec 2 §9: Digits 0-9 are suggested, filtered as one types'],
    ['Jodi: 00-99', 'spec 2 §9: jodi 00-99 are suggested, filtered as one types'],
    [
      'Date-picker on histories: display format MM/dd/yyyy',
      'spec 2 §9: the date-picker shows MM/dd/yyyy: what is picked stands in the typed field',
      'a history is filtered by dates that are typed, and by dates that are picked',
    ],
    [
      "Date-picker on histories: invalid input gives 'Date input not valid.'",
      "spec 2 §9: invalid input gives 'Date input not valid.'",
    ],
  ],
};
