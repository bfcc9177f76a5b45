import { type ReactNode, type RefObject, useRef } from 'react';
import type { Points } from '../../domain/points.ts';
import { typedPoints } from '../../domain/typed-amount.ts';
import { useTypedFields } from '../hooks/use-typed-fields.ts';
import { useWords } from '../layout/words.tsx';
import { Chips, fillField } from './chips.tsx';

type Props = {
  readonly options: readonly { readonly value: Points; readonly label: ReactNode }[];
  readonly name: string;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Amounts for the field `name` of the same form. The one that it holds is pressed, however it came there. */
export function AmountChips({ options, name, field }: Props) {
  const t = useWords();
  const group = useRef<HTMLFieldSetElement>(null);
  const typed = new URLSearchParams(useTypedFields(group)).get(name);
  return (
    <Chips
      ref={group}
      label={t('funds.amounts')}
      options={options}
      chosen={typedPoints(typed ?? '')}
      onPick={value => fillField(field.current, value)}
    />
  );
}
