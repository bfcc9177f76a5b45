import '../../ui/layout/common-parts.ts';
import { Card } from '../../ui/cards/card.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** It may come after the first paint, as it stands at the foot. */
export function HowItWorks() {
  const t = useWords();
  return (
    <Card>
      <h2>{t('login.how')}</h2>
      <Muted>{t('login.howText')}</Muted>
    </Card>
  );
}
