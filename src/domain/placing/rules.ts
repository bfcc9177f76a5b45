import type { Evidence, Expected, Finding, OtherRequest } from './evidence.ts';
import { type Scene, sceneOf } from './scene.ts';

type Rule = {
  readonly name: string;
  readonly finding: Finding;
  readonly when: (scene: Scene) => boolean;
};

const isNew = ({ hasNewLines, isDebitExplained }: Scene): boolean => hasNewLines && !isDebitExplained;

const isTwice = (scene: Scene): boolean => isNew(scene) && scene.isPaidTwice && scene.hasNewLinesTwice;

/** A reading without any trace shows a request absent. */
const noTrace: Rule = { name: 'noTrace', finding: 'absent', when: () => true };

/** The first rule that applies decides. docs/design/placing.md "The rules" is written from these sentences. */
export const rules: readonly Rule[] = [
  /** A history that cannot be read as a whole shows nothing. */
  { name: 'historyNotRead', finding: 'unclear', when: ({ historyRead }) => !historyRead },
  /** Where lines tell references, one line with its own for each row proves a request. */
  {
    name: 'ownReferences',
    finding: 'found',
    when: ({ hasReferences, ownReferences, rows }) =>
      hasReferences && ownReferences > 0 && ownReferences >= rows,
  },
  /** Fewer lines with its reference than rows show that the list is not complete yet. */
  {
    name: 'tooFewReferences',
    finding: 'unclear',
    when: ({ hasReferences, ownReferences }) => hasReferences && ownReferences > 0,
  },
  /** References, but not its own, show a request absent, unless no earlier line is left. */
  {
    name: 'otherReferences',
    finding: 'absent',
    when: ({ hasReferences, isTurnedOver }) => hasReferences && !isTurnedOver,
  },
  /** Without the wallet, lines prove nothing. */
  { name: 'walletNotRead', finding: 'unclear', when: ({ walletRead }) => !walletRead },
  /** A new line for each row, and a debit that these rows explain and nothing else does, prove a request. */
  {
    name: 'newLinesAndDebit',
    finding: 'found',
    when: scene => isNew(scene) && scene.isPaid && !(scene.lags && scene.hasOlderLine),
  },
  /** Where readers lag and an older line reads the same, a repeated line looks like this too, so a later reading must agree. */
  {
    name: 'perhapsRepeated',
    finding: 'likely',
    when: scene => isNew(scene) && scene.isPaid && !scene.mayBeOpen,
  },
  /** Where readers do not lag, all new lines twice and a debit of twice the total show that a request was carried out twice. */
  {
    name: 'shownTwice',
    finding: 'foundTwice',
    when: scene => isTwice(scene) && !scene.lags,
  },
  /** Where readers lag, that also takes no older line that reads the same, and no open request that can have taken as much. */
  {
    name: 'notRepeated',
    finding: 'foundTwice',
    when: scene => isTwice(scene) && !scene.hasOlderLine && !scene.mayBeOpenBeside,
  },
  /** A debit of any size that nothing explains keeps a request open. */
  { name: 'unexplainedDebit', finding: 'unclear', when: ({ isDebitUnexplained }) => isDebitUnexplained },
  /** A list with enough lines for it, or that lines may have left, keeps a request open where readers lag, or where the wallet received points. */
  {
    name: 'roomInTheList',
    finding: 'unclear',
    when: ({ lags, hasRoom, isPaidWithoutIt }) => hasRoom && (lags || !isPaidWithoutIt),
  },
  /** Where readers do not lag, a new line like its own keeps it open although nothing is missing, because a win or a returned stake may hide the debit. */
  { name: 'lineLikeIt', finding: 'unclear', when: ({ lags, hasLineLikeIt }) => !lags && hasLineLikeIt },
  noTrace,
];

/** The finding of one reading about a request, and the rule that decided it. */
export function weigh(
  request: Expected,
  evidence: Evidence,
  others: readonly OtherRequest[] = [],
  lags = false,
): Pick<Rule, 'name' | 'finding'> {
  const scene = sceneOf(request, evidence, others, lags);
  return rules.find(({ when }) => when(scene)) ?? noTrace;
}
