import { histories } from '../../domain/history/history.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import type { SlotFamily } from './slot-item.tsx';

type Props = {
  readonly family: SlotFamily;
  /** Null while it is not loaded. */
  readonly betting: boolean | null;
  /** Null when there is no safe one; undefined while it is not loaded. */
  readonly chartUrl: string | null | undefined;
};

/** With betting on: the family's two histories and the charts. Else only the charts (spec 2 §2). */
export function SlotLinks({ family, betting, chartUrl }: Props) {
  const t = useWords();
  if (betting === null || (!betting && chartUrl === undefined)) return <Skeleton height={52} />;
  if (!betting)
    return !chartUrl ? null : (
      <LinkButton href={chartUrl} wide external>
        {t('title.charts')}
      </LinkButton>
    );
  return (
    <Pair columns={chartUrl === null ? 2 : 3}>
      {histories
        .filter(history => history.family === family)
        .map(history => (
          <LinkButton key={history.key} href={history.paths[0]} tone="quiet">
            {t(`links.${history.kind}`)}
          </LinkButton>
        ))}
      {chartUrl === undefined && <Skeleton height={52} />}
      {typeof chartUrl === 'string' && (
        <LinkButton href={chartUrl} tone="quiet" external>
          {t('links.charts')}
        </LinkButton>
      )}
    </Pair>
  );
}
