import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentProps, memo, useState } from 'react';
import { type Game, padNumbers } from '../../domain/game/games.ts';
import { panaKinds } from '../../domain/game/panna.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { plainFigure } from '../../lib/figure.ts';
import { Chips, fillField } from '../../ui/fields/chips.tsx';
import { CheckboxRow } from '../../ui/fields/choice.tsx';
import { Combobox } from '../../ui/fields/combobox.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { Pair } from '../../ui/layout/stack.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import type { TypedFields } from '../../live/typed-fields.ts';
import { takeBackBidError } from './refusals.ts';
import type { Inputs } from './typed-bid.ts';

const stakes: readonly number[] = [10, 20, 50, 100, 500];

// An added row changes balance and slip, but must not draw these fields again.
type Props = { readonly game: Game; readonly inputs: Inputs };

export const NumberFields = memo(function NumberFields({ game, inputs }: Props) {
  const t = useWords();
  const focus = (index: number): void => inputs.current[index]?.focus();
  const keep = (index: number) => (input: HTMLInputElement | null) => {
    inputs.current[index] = input;
  };
  return (
    <>
      {game.kinds && (
        <CheckboxRow
          legend={t('field.panaKinds')}
          options={panaKinds.map(kind => ({ name: kind, label: t(`kind.${kind}`) }))}
        />
      )}
      <Pair columns={game.inputs.length === 1 ? 2 : 3}>
        {game.inputs.map((input, index) => (
          <Combobox
            key={input.name}
            label={t(input.label)}
            name={input.name}
            options={input.allowed}
            byKeys={input.allowed.length === padNumbers}
            listLabel={t('bid.suggestions')}
            normalise={plainFigure}
            inputRef={keep(index)}
            onPick={() => {
              takeBackBidError();
              focus(index + 1);
            }}
            onEnter={() => focus(index + 1)}
          />
        ))}
        <Field
          label={t(game.pointsLabel)}
          name="points"
          inputMode="numeric"
          inputRef={keep(game.inputs.length)}
        />
      </Pair>
    </>
  );
});

type TypedProps = Props & { readonly typed: TypedFields };

export const NumberPads = memo(function NumberPads({ game, inputs, typed }: TypedProps) {
  const t = useWords();
  return game.inputs.map(
    ({ name, label, allowed }, index) =>
      allowed.length === padNumbers && (
        <TypedChips
          keys
          key={name}
          label={t({ key: 'bid.pad', params: { field: t(label) } })}
          options={allowed.map(number => ({ value: number, label: number }))}
          typed={typed}
          read={draft => plainFigure(draft[name] ?? '')}
          onPick={number => {
            fillField(inputs.current[index] ?? null, number);
            inputs.current[index + 1]?.focus();
          }}
        />
      ),
  );
});

type ChosenProps<V extends string | number> = Omit<ComponentProps<typeof Chips<V>>, 'chosen'> & {
  readonly typed: TypedFields;
  readonly read: (draft: Readonly<Record<string, string>>) => V | null;
};

/** Drawn again only when another one of them is chosen. */
function TypedChips<V extends string | number>({ typed, read, ...chips }: ChosenProps<V>) {
  useSignals();
  const { options } = chips;
  const [chosen] = useState(() =>
    typed.as(draft => {
      const value = read(draft);
      return options.some(option => option.value === value) ? value : null;
    }),
  );
  return <Chips {...chips} chosen={chosen.value} />;
}

export const Stakes = memo(function Stakes({ game, inputs, typed }: TypedProps) {
  const t = useWords();
  return (
    <TypedChips
      label={t('bid.stakes')}
      options={stakes.map(value => ({ value, label: `+${value}` }))}
      typed={typed}
      read={draft => typedPoints(draft['points'] ?? '')}
      onPick={stake => {
        const before = typedPoints(typed.draft.peek()['points'] ?? '') ?? 0;
        fillField(inputs.current[game.inputs.length] ?? null, before + stake);
      }}
    />
  );
});
