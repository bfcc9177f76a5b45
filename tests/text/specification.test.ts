import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBid } from '../../src/domain/slip/bid.ts';
import { gameByKey } from '../../src/domain/game/games.ts';
import { parsePhone } from '../../src/domain/phone.ts';
import { points } from '../../src/domain/points.ts';
import { parseTransfer } from '../../src/domain/wallet/wallet-forms.ts';
import { en } from '../../src/text/en.ts';
import { translator } from '../../src/text/translate.ts';

const say = translator(en);

/** A text on one line, regardless of the names of its parameters. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/\{[^}]*\}/g, '{}');

/** The texts of forms that name a limit of the specification. */
function refusals(): readonly string[] {
  const own = parsePhone('9876543210');
  if (own === null) throw new Error('No phone');
  const bid = parseBid(
    gameByKey('singleDigit'),
    { digit: '7', points: '9' },
    { session: 'Open', balance: 100 },
  );
  const transfer = parseTransfer(
    { points: '99', phone: '9876543211' },
    { sender: own, balance: points(1000) },
  );
  return [bid, transfer].flatMap(form => (form.ok ? [] : [say(form.error.words)]));
}

const texts = new Set(
  [...Object.values(en), ...refusals()].flatMap(text => text.split(' | ')).map(text => plain(text)),
);

it.each(['bidding-and-history', 'accounts-and-wallet'])(
  'quotations of docs/specification/%s.md are on the screen letter for letter',
  name => {
    // Text in backticks is code.
    const paper = readFileSync(`docs/specification/${name}.md`, 'utf8').replace(/`[^`]*`/g, '');
    const quoted = [...paper.matchAll(/"([^"]+)"/g)].map(([, text = '']) => plain(text));
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.filter(text => !texts.has(text))).toEqual([]);
  },
);
