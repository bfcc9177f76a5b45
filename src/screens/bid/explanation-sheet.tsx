import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { formatClock12 } from '../../domain/clock-time.ts';
import { decidingResults, type Drawn, gameGuide } from '../../domain/game/game-guide.ts';
import type { Game } from '../../domain/game/games.ts';
import { limits } from '../../domain/limits.ts';
import type { MarketNow } from '../../domain/market/market.ts';
import { panaKind } from '../../domain/game/panna.ts';
import type { PaidRate } from '../../domain/game/payout.ts';
import { formatPoints } from '../../domain/points.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import type { Translate } from '../../text/translate.ts';
import { DigitCells, DigitSum, NumberChips } from '../../ui/cards/digit-sum.tsx';
import { DefinitionList } from '../../ui/cards/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

type Props = { readonly game: Game; readonly market: MarketNow };

export function ExplanationSheet({
  open,
  onClose,
  ...about
}: Props & { readonly open: boolean; readonly onClose: () => void }) {
  const t = useWords();
  return (
    <Dialog
      open={open}
      title={t({ key: 'explain.title', params: { game: t(about.game.title) } })}
      label={t('bid.howThisWorks')}
      onClose={onClose}
      actions={<Button onClick={onClose} words="explain.gotIt" />}
    >
      <Example {...about} />
      <Facts {...about} />
    </Dialog>
  );
}

function Example({ game }: Props) {
  const t = useWords();
  const { sentence, drawn, wins, made } = gameGuide[game.key].explanation;
  return (
    <>
      <p>{t(sentence)}</p>
      {made && (
        <NumberChips
          label={t({ key: 'explain.makes', params: { typed: made.typed, count: made.panas.length } })}
          numbers={made.panas}
        />
      )}
      {drawn.map((result, place) =>
        result.kind === 'pana' ? (
          <DigitSum
            key={result.pana}
            pana={result.pana}
            total={result.total}
            note={t({ key: noteKey(drawn, place), params: { pana: result.pana, digit: result.digit } })}
          />
        ) : (
          <DigitCells
            key="jodi"
            cells={result.cells}
            note={t({
              key: 'explain.isDrawn',
              params: { jodi: result.cells.map(cell => cell.digit).join('') },
            })}
          />
        ),
      )}
      <p>{t({ key: 'explain.wins', params: { number: wins } })}</p>
    </>
  );
}

function noteKey(drawn: readonly Drawn[], place: number) {
  if (drawn.length === 1) return 'explain.hasDigit';
  return place === 0 ? 'explain.openResult' : 'explain.closeResult';
}

function Facts({ game, market }: Props) {
  const t = useWords();
  const { minute } = useNow(useAtomValue(clockAtom));
  const paid = useAtomValue(payoutsAtoms[game.family])?.ofGame(game) ?? [];
  const results = decidingResults(game, market, minute).map(({ session, after }) => {
    const time = formatClock12(after);
    return session === null
      ? t({ key: 'explain.when', params: { time } })
      : t({ key: 'explain.whenSession', params: { session: t(`session.${session}`), time } });
  });
  return (
    <DefinitionList
      items={[
        ...paid.map(rate => ({
          term: paysTerm(rate, paid.length > 1, t),
          value: t({ key: 'points.amount', params: { points: formatPoints(rate.pays) } }),
        })),
        ...(results.length === 0
          ? []
          : [{ term: t('explain.decided'), value: results.map(result => <div key={result}>{result}</div>) }]),
      ]}
    />
  );
}

function paysTerm({ number }: PaidRate, kinds: boolean, t: Translate): string {
  const stake = formatPoints(limits.minimumBid);
  const kind = kinds ? panaKind(number) : null;
  return kind === null
    ? t({ key: 'explain.pays', params: { stake } })
    : t({ key: 'explain.paysKind', params: { stake, kind: t(`kind.${kind}`) } });
}
