import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Asked, type Fill, fillsOf, readFill } from '../../../domain/game/fills.ts';
import type { Game } from '../../../domain/game/games.ts';
import { Button } from '../../../ui/fields/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FillBar, FillLine, FillNumbers, FillPanel } from '../../../ui/fields/board-tools.tsx';
import { Form, type OnSubmit } from '../../../ui/fields/form.tsx';
import { Muted } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

type Props = {
  /** False when refused: what was typed stays. */
  readonly onFill: (numbers: readonly string[]) => boolean;
  readonly onPreview: (numbers: readonly string[]) => void;
};

const none: readonly string[] = [];
const nothing = { digits: '', doubles: true } as const;

type BarProps = Props & { readonly game: Game; readonly children: ReactNode };

export function Fills({ game, onFill, onPreview, children }: BarProps) {
  const t = useWords();
  const panelId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [fills] = useState(() => fillsOf(game));
  const [open, setOpen] = useState<Fill | null>(null);
  const fillOf = (key: string | null): Fill | null => fills.find(fill => fill.key === key) ?? null;

  const close = (): void => {
    // The browser would drop the focus of a field that goes.
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  const press = (key: string): void => {
    const fill = fillOf(key);
    if (fill === null) return;
    if (fill === open) return close();
    setOpen(fill.asks === null ? null : fill);
    if (fill.asks === null) onFill(fill.numbers(nothing));
  };
  const show = (key: string | null): void => {
    const fill = fillOf(key);
    if (open === null) onPreview(fill?.asks === null ? fill.numbers(nothing) : none);
  };

  return (
    <>
      <div ref={bar}>
        <FillBar
          label={t('fill.bar')}
          buttons={fills.map(({ key, name, sentence, asks, numbers }) => ({
            key,
            label: t(name),
            title: t(sentence),
            count: asks === null ? numbers(nothing).length : null,
          }))}
          open={open?.key ?? null}
          panelId={panelId}
          onPress={press}
          onShow={show}
        >
          {children}
        </FillBar>
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
    <FillPanel id={id} label={t(fill.name)} onEscape={onClose}>
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
        <FillLine>
          {asks.kind === 'digits' && (
            <Field
              label={t('fill.digits')}
              name="digits"
              inputMode="numeric"
              inputRef={input}
              onChange={({ target }) => setGiven(target.value)}
            />
          )}
          <Button type="submit" words={{ key: 'fill.mark', params: { count: numbers.length } }} />
        </FillLine>
        {numbers.length > 0 && <FillNumbers text={numbers.join(' ')} />}
      </Form>
    </FillPanel>
  );
}
