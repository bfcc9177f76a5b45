/** A mutant that no test has to notice. It is found by words, not by the number of its line, which changes. */
export type AcceptedMutant = {
  readonly file: string;
  /** The line in which it begins, without the spaces before it. */
  readonly line: string;
  /** The words in the source, as the report has them: on one line, at most 80 letters. */
  readonly was: string;
  /** The words in their place, likewise. */
  readonly becomes: string;
  readonly reason: string;
};

/** The survivors that may stay, each with its reason. */
export const acceptedMutants: readonly AcceptedMutant[] = [
  {
    file: 'src/domain/placing-attempt.ts',
    line: 'default:',
    was: 'default: return assertNever(event);',
    becomes: 'default:',
    reason: 'never reached: the compiler knows all events',
  },
  {
    file: 'src/domain/placing-attempt.ts',
    line: 'default:',
    was: 'default: return assertNever(reading.verdict);',
    becomes: 'default:',
    reason: 'never reached: the compiler knows all verdicts',
  },
  {
    file: 'src/domain/placing-attempt.ts',
    line: "phase.kind === 'placed' && phase.twice && !phase.told;",
    was: "phase.kind === 'placed'",
    becomes: 'true',
    reason: 'only what is placed has `twice`',
  },
  {
    file: 'src/domain/placing-traces.ts',
    line: "const plain = (text: string): string => text.trim().replace(/\\s+/g, ' ').toLowerCase();",
    was: "text.trim().replace(/\\s+/g, ' ').toLowerCase()",
    becomes: "text.trim().replace(/\\s+/g, ' ').toUpperCase()",
    reason: 'small or capital: letters are made alike either way',
  },
  {
    file: 'src/domain/placing-traces.ts',
    line: "family === 'main' ? (parseBidSession(session) ?? '') : '';",
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'where there is one session, any word for it is the same on both sides',
  },
  {
    file: 'src/domain/placing-traces.ts',
    line: 'const mixed = rows.some(row => row.session !== rows[0]?.session);',
    was: 'rows[0]?.session',
    becomes: 'rows[0].session',
    reason: 'asked for each row only: then there is a first one',
  },
  {
    file: 'src/domain/placing-evidence.ts',
    line: 'const fresh = without(evidence.lines, baseline.lines ?? []);',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no line is like no line',
  },
  {
    file: 'src/domain/placing-evidence.ts',
    line: 'return placedTwice(debit === null ? 0 : debit - sum(takeOut(left, wanted).left), [total])',
    was: 'debit === null',
    becomes: 'false',
    reason: 'an unknown debit less any points is never more than the total',
  },
  {
    file: 'src/domain/fills/pana-fills.ts',
    line: "function holds(pana: string, [first = '', second = '']: string): boolean {",
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'a cycle is asked for with two digits',
  },
  {
    file: 'src/domain/fills/pana-fills.ts',
    line: "const familyOf = (pana: string): string => Array.from(pana, five).toSorted().join('');",
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'both families begin with the same letters',
  },
  {
    file: 'src/domain/game-captions.ts',
    line: 'const allowed = inputs[0]?.allowed ?? [];',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/game-captions.ts',
    line: "return { key: 'caption.range', params: { first: allowed[0] ?? '', last: allowed.at(-1) ?? '' } };",
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/game-captions.ts',
    line: 'const allowed = inputs[0]?.allowed ?? [];',
    was: 'inputs[0]?.allowed',
    becomes: 'inputs[0].allowed',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/game-captions.ts',
    line: '({ inputs }: Game): Message => ({ key, params: { count: inputs[0]?.allowed.length ?? 0 } });',
    was: 'inputs[0]?.allowed',
    becomes: 'inputs[0].allowed',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/game-numbers.ts',
    line: "const numbers = text.match(new RegExp(`\\\\d{${size}}`, 'g')) ?? [];",
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text that has passed has numbers',
  },
  {
    file: 'src/domain/games.ts',
    line: 'if (found === undefined) throw new Error(`No game ${key}`);',
    was: '`No game ${key}`',
    becomes: '``',
    reason: 'never reached: every key has its game',
  },
  {
    file: 'src/domain/games.ts',
    line: '!kinds && inputs.length === 1 && inputs[0]?.allowed.length !== 0;',
    was: 'inputs[0]?.allowed',
    becomes: 'inputs[0].allowed',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/games.ts',
    line: 'if (found === undefined) throw new Error(`No game ${key}`);',
    was: 'found === undefined',
    becomes: 'false',
    reason: 'never reached: every key has its game',
  },
  {
    file: 'src/domain/pasted/partition.ts',
    line: 'const found: Part[] = [];',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a partition is only added to',
  },
  {
    file: 'src/domain/pasted/pasted-rows.ts',
    line: 'if (first === undefined) throw new Error(`${game.key} has no field`);',
    was: '`${game.key} has no field`',
    becomes: '``',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/pasted/pasted-rows.ts',
    line: 'const allowed = game.kinds ? allPanas : (game.inputs[index]?.allowed ?? []);',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'there are as many numbers as fields',
  },
  {
    file: 'src/domain/pasted/pasted-rows.ts',
    line: 'if (first === undefined) throw new Error(`${game.key} has no field`);',
    was: 'first === undefined',
    becomes: 'false',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/pasted/pasted-rows.ts',
    line: 'const allowed = game.kinds ? allPanas : (game.inputs[index]?.allowed ?? []);',
    was: 'game.inputs[index]?.allowed',
    becomes: 'game.inputs[index].allowed',
    reason: 'there are as many numbers as fields',
  },
  {
    file: 'src/domain/fills/jodi-fills.ts',
    line: "const familyOf = (jodi: string): string => Array.from(jodi, five).toSorted().join('');",
    was: "''",
    becomes: '"Stryker was here!"',
    reason: 'both families begin with the same letters',
  },
  {
    file: 'src/domain/panna.ts',
    line: 'if (!/^\\d{3}$/.test(text)) return null;',
    was: '/^\\d{3}$/',
    becomes: '/\\d{3}$/',
    reason: 'no numbers of four digits are allowed anywhere',
  },
  {
    file: 'src/domain/panna.ts',
    line: 'if (!/^\\d{3}$/.test(text)) return null;',
    was: '/^\\d{3}$/',
    becomes: '/^\\d{3}/',
    reason: 'no numbers of four digits are allowed anywhere',
  },
  {
    file: 'src/domain/fills/fills-of.ts',
    line: 'const first = board?.[0];',
    was: 'board?.[0]',
    becomes: 'board[0]',
    reason: 'every game has a field',
  },
  {
    file: 'src/domain/fills/fills-of.ts',
    line: 'if (board === undefined || first === undefined || second !== undefined || kinds) return [];',
    was: 'board === undefined',
    becomes: 'false',
    reason: 'every game has a field; one with two has no board',
  },
  {
    file: 'src/domain/fills/fills-of.ts',
    line: 'if (board === undefined || first === undefined || second !== undefined || kinds) return [];',
    was: '[]',
    becomes: '["Stryker was here"]',
    reason: 'every game has a field; one with two has no board',
  },
  {
    file: 'src/domain/pasted/line-entries.ts',
    line: 'if (alone && tight && afterPoints && numbers[0]?.text.length === 3) return true;',
    was: 'numbers[0]?.text',
    becomes: 'numbers[0].text',
    reason: 'a text has numbers here',
  },
];
