import { Button } from '../fields/button.tsx';
import { useWords } from '../layout/words.tsx';
import { Empty } from './empty.tsx';

/** In the place of a list that has records, of which none match what the player has chosen. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const t = useWords();
  return (
    <Empty
      action={
        <Button tone="quiet" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    >
      {t('filter.none')}
    </Empty>
  );
}
