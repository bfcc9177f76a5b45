import { type BidSession, bidSessions } from '../../domain/market/market.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Pair, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { lazyOnOpen } from '../../ui/overlays/lazy-on-open.tsx';
import { useBid } from './bid-context.ts';
import { BidForm } from './bid-form.tsx';
import { PadFillButton } from './pad-fill-button.tsx';
import { entries } from './use-entry.ts';

const Board = lazyOnOpen(async () => (await import('./board/board.tsx')).Board);

/** Fields and board keep their content while the other is shown. */
export function BidEntry() {
  const { game, session, allowed, entry, hasFaces, onPad, onEntry, onSession, onBoard, folded } = useBid();
  const t = useWords();

  return (
    <div hidden={folded}>
      <Stack>
        <Pair columns={onPad || hasFaces ? 'last' : 1}>
          {game.session === 'choose' && (
            <SessionChoice name="session" allowed={allowed} session={session} onSession={onSession} />
          )}
          {onPad && <PadFillButton />}
          {hasFaces && (
            <Choice
              legend={t('entry.legend')}
              name="entry"
              options={entries.map(value => ({
                value,
                label: (
                  <span title={t(`entry.${value}`)}>
                    <Icon name={value} />
                    <span className="visually-hidden">{t(`entry.${value}`)}</span>
                  </span>
                ),
              }))}
              value={entry}
              onChange={onEntry}
            />
          )}
        </Pair>
        <div hidden={onBoard}>
          <BidForm />
        </div>
        {hasFaces && <Board open={onBoard} onClose={() => onEntry('list')} />}
      </Stack>
    </div>
  );
}

type SessionProps = {
  readonly name: string;
  readonly allowed: readonly BidSession[];
  readonly session: BidSession;
  readonly onSession: (session: BidSession) => void;
};

export function SessionChoice({ name, allowed, session, onSession }: SessionProps) {
  const t = useWords();
  const options = bidSessions.map(value => ({
    value,
    label: t(`session.${value}`),
    disabled: !allowed.includes(value),
  }));
  return (
    <Choice legend={t('field.session')} name={name} options={options} value={session} onChange={onSession} />
  );
}
