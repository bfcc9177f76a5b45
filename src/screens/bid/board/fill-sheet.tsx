import '../../../ui/layout/late-words.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { type Asked, exampleOf, type Fill, fillsOf, readFill } from '../../../domain/game/fills.ts';
import type { Game } from '../../../domain/game/games.ts';
import { Button } from '../../../ui/fields/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import css from '../../../ui/fields/fill-list.module.css';
import { Form, type OnSubmit } from '../../../ui/fields/form.tsx';
import { useWords } from '../../../ui/layout/words.tsx';
import { Dialog, type Openable } from '../../../ui/overlays/dialog.tsx';

type Props = {
  /** Returns false if refused. The typed text then stays. */
  readonly onFill: (numbers: readonly string[]) => boolean;
};

const none: readonly string[] = [];
const nothing = { digits: '', doubles: true } as const;

export function FillSheet({ game, open, onClose, onFill }: Props & Openable & { readonly game: Game }) {
  const t = useWords();
  const panelId = useId();
  const [fills] = useState(() => fillsOf(game));
  const [asking, setAsking] = useState<Fill | null>(null);

  const close = (): void => {
    setAsking(null);
    onClose();
  };
  const fill = (numbers: readonly string[]): boolean => {
    const isMarked = onFill(numbers);
    if (isMarked) close();
    return isMarked;
  };
  return (
    <Dialog open={open} title={t('fill.bar')} onClose={close}>
      <ul className={css.list}>
        {fills.map(one => (
          <li key={one.key}>
            <button
              type="button"
              aria-expanded={one.asks === null ? undefined : one === asking}
              aria-controls={one === asking ? panelId : undefined}
              aria-describedby={`${panelId}-${one.key}`}
              onClick={() =>
                one.asks === null ? fill(one.numbers(nothing)) : setAsking(one === asking ? null : one)
              }
            >
              {t(one.name)}
            </button>
            <p id={`${panelId}-${one.key}`}>
              {t(one.sentence)} <Example fill={one} />
            </p>
            {one === asking && one.asks !== null && (
              <FillFields id={panelId} fill={one} asks={one.asks} onFill={fill} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Example({ fill }: { readonly fill: Fill }) {
  const t = useWords();
  const [example] = useState(() => exampleOf(fill));
  if (example === null)
    return (
      <span className={css.example}>
        {t({ key: 'board.numbers', params: { count: fill.numbers(nothing).length } })}
      </span>
    );
  const numbers = example.numbers.slice(0, 3).join(' ');
  const more = example.numbers.length > 3 ? ' …' : '';
  return (
    <span className={css.example}>
      {t({ key: 'fill.example', params: { digits: example.digits, numbers: numbers + more } })}
    </span>
  );
}

type FieldsProps = Props & {
  readonly id: string;
  readonly fill: Fill;
  readonly asks: Asked;
};

function FillFields({ id, fill, asks, onFill }: FieldsProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(asks.kind === 'odd' ? '0' : '');
  const [doubles, setDoubles] = useState(true);
  const read = readFill(fill, given, doubles);
  const numbers = read.ok ? read.value : none;

  useEffect(() => input.current?.focus(), []);

  const submit: OnSubmit = () => {
    if (!read.ok) return { field: 'digits', words: read.error };
    onFill(read.value);
    return null;
  };
  return (
    <fieldset id={id} aria-label={t(fill.name)} className={css.panel}>
      <Form submit={submit} keep>
        {asks.kind === 'odd' && (
          <Choice
            legend={t('fill.oddDigits')}
            showLegend
            name="digits"
            options={Array.from({ length: asks.most + 1 }, (_, count) => String(count)).map(value => ({
              value,
              label: value,
            }))}
            value={given}
            onChange={setGiven}
          />
        )}
        {asks.kind === 'digits' && asks.doubles && (
          <Choice
            legend={t('fill.doubles')}
            name="doubles"
            options={[
              { value: 'with', label: t('fill.withDoubles') },
              { value: 'without', label: t('fill.withoutDoubles') },
            ]}
            value={doubles ? 'with' : 'without'}
            onChange={value => setDoubles(value === 'with')}
          />
        )}
        <div className={css.line}>
          {asks.kind === 'digits' && (
            <Field
              label={t('fill.digits')}
              name="digits"
              inputMode="numeric"
              inputRef={input}
              onChange={({ target }) => setGiven(target.value)}
            />
          )}
          <Button
            type="submit"
            words={
              numbers.length === 0 ? 'fill.markNone' : { key: 'fill.mark', params: { count: numbers.length } }
            }
          />
        </div>
        {numbers.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
          <p className={css.numbers} tabIndex={0}>
            {numbers.join(' ')}
          </p>
        )}
      </Form>
    </fieldset>
  );
}
