import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import type { Points } from '../../domain/points.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { listen } from '../../lib/listen.ts';
import { useWords } from '../layout/words.tsx';
import { Chips, fillField } from './chips.tsx';

type Props = {
  readonly options: readonly { readonly value: Points; readonly label: ReactNode }[];
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Amounts that fill a field. The one that it holds is pressed, however it came there. */
export function AmountChips({ options, field }: Props) {
  const t = useWords();
  const chosen = useSyncExternalStore(
    onFieldChange,
    () => typedPoints(field.current?.value ?? ''),
    () => null,
  );
  return (
    <Chips
      label={t('funds.amounts')}
      options={options}
      chosen={chosen}
      onPick={value => fillField(field.current, value)}
    />
  );
}

/** Calls a second time later, because fields are empty only after their reset event. Browsers restore them without one. */
export const onFieldChange = (listener: () => void): (() => void) =>
  listen(window, ['pageshow', 'input', 'change', 'reset'], () => {
    listener();
    queueMicrotask(listener);
  });
