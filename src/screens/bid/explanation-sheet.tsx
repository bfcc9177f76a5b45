import '../../ui/layout/late-words.ts';
import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { formatClock12 } from '../../domain/clock-time.ts';
import { decidingResults, type Drawn, gameGuide } from '../../domain/game/game-guide.ts';
import type { Game } from '../../domain/game/games.ts';
import type { KnownMarket } from '../../domain/market/known-market.ts';
import { panaKind } from '../../domain/game/panna.ts';
import type { PaidRate } from '../../domain/game/payout.ts';
import { formatPoints } from '../../domain/points.ts';
import { clockAtom } from '../../state/core/environment.ts';
import { payoutsAtoms } from '../../state/reading/payouts.ts';
import type { Translate } from '../../text/translate.ts';
import css from '../../ui/cards/slips/digit-sum.module.css';
import { DefinitionList } from '../../ui/cards/lists/listing.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { useNow } from '../../ui/hooks/use-now.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../ui/overlays/dialog.tsx';

type Props = { readonly game: Game; readonly market: KnownMarket };

export function ExplanationSheet({ open, onClose, ...about }: Props & Openable) {
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
      {made && <NumberChips {...made} />}
      {drawn.map((result, place) =>
        result.kind === 'pana' ? (
          <p key={result.pana} className={css.sum}>
            <DigitSum {...result} />{' '}
            <small>
              {t({ key: noteKey(drawn, place), params: { pana: result.pana, digit: result.digit } })}
            </small>
          </p>
        ) : (
          <p key="jodi" className={css.sum}>
            <span className={css.cells}>
              {result.cells.map(({ digit, counts }, index) => (
                <span key={index} className={css.cell} data-counts={counts || undefined}>
                  {digit}
                </span>
              ))}
            </span>{' '}
            <small>
              {t({
                key: 'explain.isDrawn',
                params: { jodi: result.cells.map(cell => cell.digit).join('') },
              })}
            </small>
          </p>
        ),
      )}
      <p>{t({ key: 'explain.wins', params: { number: wins } })}</p>
    </>
  );
}

function NumberChips({ typed, panas }: { readonly typed: string; readonly panas: readonly string[] }) {
  const label = useWords()({ key: 'explain.makes', params: { typed, count: panas.length } });
  return (
    <div className={css.box}>
      <small>{label}</small>
      <ul aria-label={label} className={css.chips}>
        {panas.map(number => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </div>
  );
}

/** 7 + 7 + 7 = 21; only the last figure of `total` counts, and it is marked. */
function DigitSum({ pana, total }: { readonly pana: string; readonly total: string }) {
  const [tens, digit] = [total.slice(0, -1), total.slice(-1)];
  return (
    <span className={css.cells}>
      {Array.from(pana, (figure, place) => (
        <Fragment key={place}>
          {place > 0 ? ' + ' : null}
          <span className={css.cell}>{figure}</span>
        </Fragment>
      ))}
      {' = '}
      <span className={css.total}>
        {tens && <span className={css.tens}>{tens}</span>}
        <span className={css.cell} data-counts>
          {digit}
        </span>
      </span>
    </span>
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
          term: paysTerm(game, rate, paid.length > 1, t),
          value: t({ key: 'points.amount', params: { points: formatPoints(rate.pays) } }),
        })),
        ...(results.length === 0
          ? []
          : [{ term: t('explain.decided'), value: results.map(result => <div key={result}>{result}</div>) }]),
      ]}
    />
  );
}

function paysTerm(game: Game, { number }: PaidRate, kinds: boolean, t: Translate): string {
  const stake = formatPoints(game.minimumBid);
  const kind = kinds ? panaKind(number) : null;
  return kind === null
    ? t({ key: 'explain.pays', params: { stake } })
    : t({ key: 'explain.paysKind', params: { stake, kind: t(`kind.${kind}`) } });
}
