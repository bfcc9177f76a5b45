import type { SpecSection } from '../spec-section.ts';

export const biddingRules: SpecSection = {
  section: 'spec 2 §5',
  title: 'Bidding and history: validation rules',
  rows: [
    [
      'Digit error takes priority, then opening pana error, then points; only the first is shown',
      'spec 2 §5: digit error takes priority, then opening pana, then points; only the first is shown',
    ],
    [
      'Errors are toasts at the top right',
      'spec 2 §5: the wrong field gets the focus and its toast stands at the top right',
    ],
    ["Digit required: 'Please enter the number'", 'spec 2 §5: Digit required'],
    ["Digit not in the allowed set: 'Number {x} is not valid'", 'spec 2 §5: Digit not in the allowed set'],
    ["Points required: 'Please enter point'", 'spec 2 §5: Points required'],
    ["Minimum 10: 'Required minimum bid amount is 10'", 'spec 2 §5: Minimum 10'],
    [
      "Above wallet balance: 'Insufficient balance please refill your account'",
      'spec 2 §5: Above wallet balance',
    ],
    [
      "Starline single pana wording has a comma after 'balance'",
      'spec 2 §5: Starline single pana wording has a comma',
    ],
    [
      'Points are whole numbers',
      'spec 2 §5: Points are whole numbers: 10.5',
      'spec 2 §5: Points are whole numbers: 1e3',
      'spec 2 §5: Points are whole numbers: -50',
    ],
    ['Date field is read-only (today)', 'spec 2 §5: Date field is read-only (today)'],
    [
      'Single Digit, Left, Right: 0-9',
      'spec 2 §5: Single Digit 0-9',
      'spec 2 §5: Starline Single Digit 0-9',
      'spec 2 §5: Left Digit 0-9',
      'spec 2 §5: Right Digit 0-9',
    ],
    ['Jodi: 00-99', 'spec 2 §5: Jodi Digit 00-99', 'spec 2 §5: Gali Jodi Digit 00-99'],
    [
      'Triple Pana: 000, 111, ..., 999 (ten values)',
      'spec 2 §5: Triple Pana 000, 111, ..., 999',
      'spec 2 §5: Starline Triple Panna 000, 111, ..., 999',
    ],
    [
      'Single Pana: 120 numbers with three distinct digits',
      'spec 2 §5: Single Pana the 120 of three different digits',
      'spec 2 §5: Starline Single Panna the 120 of three different digits',
      'there are 120 single, 90 double and 10 triple panas, 220 in all',
    ],
    [
      'Double Pana: numbers with exactly two equal digits (90)',
      'spec 2 §5: Double Pana the 90 with two digits alike',
      'spec 2 §5: Starline Double Panna the 90 with two digits alike',
    ],
    [
      'Full Sangam: open pana and close pana each in the full list of 220',
      'spec 2 §5: Full Sangam two panas of the full list of 220',
    ],
    [
      'Half Sangam: digit 0-9 and pana from the full list',
      'spec 2 §5: Half Sangam a digit 0-9 and a pana of the full list',
    ],
    [
      'SP DP TP: digit non-empty and fewer than 2 characters; lists of 12 single, 9 double, 1 triple',
      'spec 2 §5: SP DP TP one digit, for 12 single, 9 double and 1 triple pana',
      'SP DP TP takes fewer than 2 characters (spDpTp)',
      'spec 2 §5: SP DP TP of one digit: SP adds 12 rows',
      'spec 2 §5: SP DP TP of one digit: DP adds 9 rows',
      'spec 2 §5: SP DP TP of one digit: TP adds 1 rows',
    ],
    [
      "SP Motor: digits required (Please enter the number); at least 3 characters else 'Digit not valid'",
      'spec 2 §5: SP Motor at least three digits',
      'SP Motor needs digits (spMotor)',
      'SP Motor needs 3 characters (spMotor)',
    ],
    [
      "DP Motor: at least 2 characters else 'Number {x} is not valid' or 'Please enter a valid Pana'",
      'spec 2 §5: DP Motor at least two digits',
      'DP Motor needs 2 characters (dpMotor)',
    ],
    [
      'SP Motor expansion: kept numbers of the single-pana list, each a row with the same points',
      'spec 2 §5: SP Motor expansion (/spmotor) of 0123 becomes the rows',
      'spec 2 §5: SP Motor expansion (/spmotor) of 11223 becomes the rows',
    ],
    [
      'DP Motor expansion: patterns with one digit doubled that are in the double-pana list',
      'spec 2 §5: DP Motor expansion (/dpmotor) of 10 becomes the rows',
      'spec 2 §5: DP Motor expansion (/dpmotor) of 123 becomes the rows',
    ],
    [
      'SP DP TP points total = points times count of selected combinations',
      'spec 2 §5: SP DP TP points total = points times count of selected combinations',
    ],
  ],
};
