import { useAtomValue } from 'jotai';
import { valueOf } from '../../lib/remote.ts';
import { moneyRulesResource } from '../../state/reading/content.ts';
import { Card } from '../../ui/cards/card.tsx';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';

const shown = 3;

/** The first lines of the operator's rules for withdrawals, and a link to all; nothing while there are none. */
export function FirstRules() {
  const t = useWords();
  const lines = valueOf(useAtomValue(moneyRulesResource.value))?.withdraw ?? [];
  if (lines.length === 0) return null;
  return (
    <Stack>
      <h2>{t('title.withdrawRules')}</h2>
      <Card>
        {lines.slice(0, shown).map((line, index) => (
          <Muted key={index}>{line}</Muted>
        ))}
        {lines.length > shown && (
          <LinkButton href="/withdrawrule" tone="quiet" wide>
            {t('withdraw.allRules')}
          </LinkButton>
        )}
      </Card>
    </Stack>
  );
}
