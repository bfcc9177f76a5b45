import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { isComposing } from './rewriting.ts';

type Options<Option> = {
  /** Empty if there are no suggestions. */
  readonly options: readonly Option[];
  /**
   * The option that is marked before an arrow is pressed. -1 means none, so that Enter keeps the typed text.
   */
  readonly first: -1 | 0;
  readonly onPick: (option: Option, event?: KeyboardEvent) => void;
  /** Called for an arrow in a field without suggestions. */
  readonly onOpen?: (step: 1 | -1) => void;
  /** Called for Enter without a marked option. */
  readonly onEnter?: () => void;
  /** Returns true if there was something to close. */
  readonly onEscape?: () => boolean;
};

/** The ARIA combobox: the field keeps the focus and the keys, and announces the marked option. */
export function useCombobox<Option>({ options, first, onPick, onOpen, onEnter, onEscape }: Options<Option>) {
  const id = useId();
  const [marked, mark] = useState<number>(first);
  const active = Math.min(marked, options.length - 1);
  const open = options.length > 0;

  const move = (step: 1 | -1): void => {
    if (!open) return onOpen?.(step);
    // From the field, an arrow up leads to the last option.
    const from = active < 0 && step < 0 ? 0 : active;
    mark((from + step + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && option !== undefined) onPick(option, event);
    else if (event.key === 'Enter') onEnter?.();
    else if (event.key !== 'Escape' || onEscape?.() !== true) return;
    event.preventDefault();
  };
  const optionId = (place: number): string => `${id}-option-${place}`;

  return {
    active,
    mark,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': open ? `${id}-list` : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(active),
      onKeyDown,
    },
    list: {
      id: `${id}-list`,
      // The field must keep the focus, because losing it would close the list before the tap arrives.
      onMouseDown: (event: MouseEvent): void => event.preventDefault(),
    },
    option: (place: number) => ({
      ref: place === active ? reveal : undefined,
      id: optionId(place),
    }),
  } as const;
}

const reveal = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
