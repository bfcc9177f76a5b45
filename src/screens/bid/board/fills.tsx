import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Asked, type Fill, fillsOf, readFill } from '../../../domain/game/fills.ts';
import type { Game } from '../../../domain/game/games.ts';
import { Button } from '../../../ui/fields/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import css from '../../../ui/fields/fill-bar.module.css';
import { Form, type OnSubmit } from '../../../ui/fields/form.tsx';
import { Muted } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

type Props = {
  /** Returns false if refused. The typed text then stays. */
  readonly onFill: (numbers: readonly string[]) => boolean;
  readonly onPreview: (numbers: readonly string[]) => void;
};

const none: readonly string[] = [];
const nothing = { digits: '', doubles: true } as const;

export function Fills({ game, onFill, onPreview, children }: Props & { game: Game; children: ReactNode }) {
  const t = useWords();
  const panelId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [fills] = useState(() => fillsOf(game));
  const [open, setOpen] = useState<Fill | null>(null);

  const close = (): void => {
    // The browser would drop the focus of a field that disappears.
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  const press = (fill: Fill): void => {
    if (fill === open) return close();
    setOpen(fill.asks === null ? null : fill);
    if (fill.asks === null) onFill(fill.numbers(nothing));
  };
  /** Null once the pointer or the focus has left. */
  const show = (fill: Fill | null): void => {
    if (open === null) onPreview(fill?.asks === null ? fill.numbers(nothing) : none);
  };

  return (
    <>
      <div ref={bar} className={css.bar}>
        {children}
        <fieldset aria-label={t('fill.bar')} className={css.buttons}>
          {fills.map(fill => (
            <button
              key={fill.key}
              type="button"
              title={t(fill.sentence)}
              aria-expanded={fill.asks === null ? undefined : fill === open}
              aria-controls={fill.asks !== null && fill === open ? panelId : undefined}
              onClick={({ currentTarget }) => {
                currentTarget.scrollIntoView({ inline: 'nearest', block: 'nearest' });
                press(fill);
              }}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show(fill)}
              onPointerLeave={() => show(null)}
              onFocus={({ target }) => target.matches(':focus-visible') && show(fill)}
              onBlur={() => show(null)}
            >
              {t(fill.name)}
              {fill.asks === null && <small aria-hidden="true"> {fill.numbers(nothing).length}</small>}
            </button>
          ))}
        </fieldset>
      </div>
      {open?.asks && (
        <FillFields
          key={open.key}
          id={panelId}
          fill={open}
          asks={open.asks}
          onFill={onFill}
          onPreview={onPreview}
          onClose={close}
        />
      )}
    </>
  );
}

type FieldsProps = Props & {
  readonly id: string;
  readonly fill: Fill;
  readonly asks: Asked;
  readonly onClose: () => void;
};

function FillFields({ id, fill, asks, onFill, onPreview, onClose }: FieldsProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState(asks.kind === 'odd' ? '0' : '');
  const [doubles, setDoubles] = useState(true);
  const read = readFill(fill, given, doubles);
  const numbers = read.ok ? read.value : none;

  const tell = useEffectEvent(() => onPreview(numbers));
  useEffect(() => tell(), [given, doubles]);
  const tellNothing = useEffectEvent(() => onPreview(none));
  useEffect(() => {
    input.current?.focus();
    return () => tellNothing();
  }, []);

  const submit: OnSubmit = () => {
    if (!read.ok) return { field: 'digits', words: read.error };
    if (onFill(read.value)) onClose();
    return null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key comes from its fields
    <fieldset
      id={id}
      aria-label={t(fill.name)}
      className={css.panel}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Form submit={submit} keep>
        <Muted>{t(fill.sentence)}</Muted>
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
