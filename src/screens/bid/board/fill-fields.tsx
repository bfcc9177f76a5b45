import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Asked, type Fill, readFill } from '../../../domain/game/fills.ts';
import { Button } from '../../../ui/fields/button.tsx';
import { Segmented } from '../../../ui/fields/choice.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { FillLine, FillNumbers, FillPanel } from '../../../ui/fields/fill-bar.tsx';
import { Form, type SubmitResult } from '../../../ui/fields/form.tsx';
import { Muted, Stack } from '../../../ui/layout/stack.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

type Props = {
  readonly id: string;
  readonly fill: Fill;
  readonly asks: Asked;
  readonly onFill: (numbers: readonly string[]) => boolean;
  readonly onPreview: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
};

const none: readonly string[] = [];

/** What a fill asks for. While it is typed, the button and the board tell what will be marked. */
export function FillFields({ id, fill, asks, onFill, onPreview, onClose }: Props) {
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

  const submit = (): SubmitResult => {
    if (!read.ok) return { field: 'digits', words: read.error };
    if (onFill(read.value)) onClose();
    return null;
  };
  return (
    <FillPanel id={id} label={t(fill.name)} onEscape={onClose}>
      <Form submit={submit} keep>
        <Stack>
          <Muted>{t(fill.sentence)}</Muted>
          {asks.kind === 'odd' && (
            <Segmented
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
            <Segmented
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
                autoComplete="off"
                inputRef={input}
                onChange={({ target }) => setGiven(target.value)}
              />
            )}
            <Button type="submit">{t({ key: 'fill.mark', params: { count: numbers.length } })}</Button>
          </FillLine>
          {numbers.length > 0 && <FillNumbers text={numbers.join(' ')} />}
        </Stack>
      </Form>
    </FillPanel>
  );
}
