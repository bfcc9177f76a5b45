import '../../../ui/layout/late-words.ts';
import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, useState } from 'react';
import { plainFigure } from '../../../lib/figure.ts';
import type { TypedFields } from '../../../live/typed-fields.ts';
import { fillField } from '../../../ui/fields/chips.tsx';
import { NumberGrid } from '../../../ui/fields/number-grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { useBid } from '../bid-context.ts';
import { showBidError } from '../refusals.ts';
import { isStake, wrongMarkId } from '../typed-bid.ts';
import { ClosedMarks } from './closed-marks.tsx';
import { useBoardKeys } from './marking.ts';
import { usePadMarking } from './pad-marking.ts';
import { shortPoints } from './short-points.ts';
import { useBoardGrid } from './use-board-grid.ts';

/** One line where the slip is beside the form, as on other pads. */
const columnsNow = (): number => (innerWidth < 820 ? 5 : 10);

/**
 * The pad of a form with few numbers, which is its board too. A tap chooses a number: with points typed first it marks
 * the number with them, else the number goes into its field and the points follow.
 */
export function PadBoard() {
  useSignals();
  const { game, session, marks: entry, grid, typed } = useBid();
  const { marking, over, closed } = usePadMarking();
  const onKey = useBoardKeys({ entry, marking });
  const t = useWords();
  const { parts, nameOf } = useBoardGrid(game, columnsNow);
  const [input] = game.inputs;
  const stop = over ?? closed;
  const wrong = entry.wrong.value;

  const onTap = (number: string): void => {
    if (stop !== null) return showBidError(t(stop));
    if (entry.takesBack.peek()) return void marking.takeBack([number]);
    if (isStake(typed.fields.draft.peek())) return void marking.add([number]);
    const [field, next] = typed.inputs.current;
    fillField(field ?? null, number);
    next?.focus();
  };
  return (
    <Stack>
      <ClosedMarks session={session} closed={entry.marked.value ? closed : null} over={over !== null} />
      <fieldset aria-label={t({ key: 'bid.pad', params: { field: t(input?.label ?? game.title) } })}>
        <TypedGrid
          ref={grid}
          label={t(game.title)}
          parts={parts}
          corner={null}
          marks={entry.board.value.marks}
          typed={typed.fields}
          name={input?.name ?? ''}
          nameOf={nameOf}
          shown={shortPoints}
          closed={stop !== null}
          wrong={wrong && { number: wrong.number, textId: wrongMarkId }}
          onTap={onTap}
          onLongTap={number => marking.takeBack([number])}
          onKey={onKey}
          onLook={(name, numbers) => entry.lookAt({ name, numbers })}
        />
      </fieldset>
    </Stack>
  );
}

type TypedGridProps = Omit<ComponentProps<typeof NumberGrid>, 'chosen'> & {
  readonly typed: TypedFields;
  readonly name: string;
};

/** Drawn again alone when the field holds another number. */
function TypedGrid({ typed, name, ...grid }: TypedGridProps) {
  useSignals();
  const [chosen] = useState(() => typed.as(draft => plainFigure(draft[name] ?? '').trim()));
  return <NumberGrid {...grid} chosen={chosen.value} />;
}
