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
];
