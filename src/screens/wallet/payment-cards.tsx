import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { whatsappLink } from '../../domain/support.ts';
import { awaitedAtom, endedDepositsAtom } from '../../state/money/deposits/awaited-deposits.ts';
import { unreportedAtom } from '../../state/money/deposits/deposits.ts';
import { supportAtom } from '../../state/reading/support-contact.ts';
import { Listing } from '../../ui/cards/listing.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { EndedRow, UnmatchedCard, WaitingRow } from './awaited-cards.tsx';
import { UnreportedCard } from './unreported-card.tsx';

// The home screen loads this file without the words of the wallet.
/**
 * The player's payments: those that the provider has not confirmed, and those that wait for its decision. What is
 * decided while the player looks stays in its place until he leaves, so that nothing moves under his finger.
 */
export function PaymentCards() {
  const t = useWords();
  const id = useId();
  const unreported = useAtomValue(unreportedAtom);
  const awaited = useAtomValue(awaitedAtom);
  const allEnded = useAtomValue(endedDepositsAtom);
  const [endedBefore] = useState(allEnded.length);
  const ended = allEnded.slice(endedBefore);
  const waiting = awaited.filter(({ state }) => state === 'waiting');
  const unmatched = awaited.filter(({ state }) => state === 'unmatched');
  const open = unreported.length + awaited.length > 0;
  if (!open && ended.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack gap="tight">
        <h2 id={id}>{t(open ? 'deposits.title' : 'deposits.decided')}</h2>
        {waiting.length + ended.length > 0 && (
          <Listing>
            {ended.map(one => (
              <EndedRow key={one.deposit.id} ended={one} />
            ))}
            {waiting.map(({ deposit }) => (
              <WaitingRow key={deposit.id} points={deposit.points} />
            ))}
          </Listing>
        )}
        {unmatched.map(({ deposit }) => (
          <UnmatchedCard key={deposit.id} id={deposit.id} points={deposit.points} />
        ))}
        {unreported.map(payment => (
          <UnreportedCard key={payment.id} payment={payment} />
        ))}
        {unreported.length + unmatched.length > 0 && <SupportLink />}
      </Stack>
    </section>
  );
}

function SupportLink() {
  const t = useWords();
  const { support } = useAtomValue(supportAtom);
  return (
    <LinkButton href={whatsappLink(support)} tone="quiet" wide external>
      {t('login.whatsapp')}
    </LinkButton>
  );
}
