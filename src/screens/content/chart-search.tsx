import type { Hit } from '../../domain/market/market-chart.ts';
import type { Family } from '../../domain/market/market.ts';
import type { Result } from '../../lib/result.ts';
import type { Message } from '../../text/message.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Muted, Stack } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { useChartDate } from './chart-table.tsx';

type Props = {
  readonly family: Family;
  readonly typed: string;
  /** The error says why it is no number; null for nothing typed. */
  readonly wanted: Result<string, Message> | null;
  readonly hits: readonly Hit[];
  readonly onType: (text: string) => void;
};

const mostFigures = { main: 3, starline: 3, gali: 2 } as const;
const hints = {
  main: 'chart.typeMain',
  starline: 'chart.typeStarline',
  gali: 'chart.typeGali',
} as const;

/** It must say nothing of what comes next. */
export function ChartSearch({ family, typed, wanted, hits, onType }: Props) {
  const t = useWords();
  return (
    <form onSubmit={event => event.preventDefault()}>
      <Stack>
        <Field
          name="number"
          label={t('filter.number')}
          hint={t(hints[family])}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={mostFigures[family]}
          defaultValue={typed}
          onInput={event => onType(event.currentTarget.value)}
        />
        <output>{wanted?.ok === true && <Answer number={wanted.value} hits={hits} />}</output>
      </Stack>
    </form>
  );
}

type AnswerProps = Pick<Props, 'hits'> & { readonly number: string };

function Answer({ number, hits }: AnswerProps) {
  const t = useWords();
  const dateOf = useChartDate();
  const last = hits.at(-1);
  if (last === undefined) return <p>{t({ key: 'chart.never', params: { number } })}</p>;
  const params = { number, date: dateOf(last.day) };
  return (
    <>
      <p>
        <b>
          {last.session === null
            ? t({ key: 'chart.last', params })
            : t({ key: 'chart.lastSession', params: { ...params, session: t(`session.${last.session}`) } })}
        </b>
      </p>
      <p>{t({ key: 'chart.times', params: { count: hits.length } })}</p>
      <Muted>{t('chart.plain')}</Muted>
    </>
  );
}
