import type { ReactNode } from 'react';
import { useChosenInSight } from './choice.tsx';
import { Icon } from '../icons/icon.tsx';
import css from './filter-bar.module.css';

export function FilterBar({ children }: { readonly children: ReactNode }) {
  const bar = useChosenInSight<HTMLDivElement>('[data-on]');
  return (
    <div ref={bar} className={css.bar}>
      {children}
    </div>
  );
}

type SelectProps = {
  /** Only read out. */
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

export function FilterSelect({ label, all, value, options, onChange }: SelectProps) {
  return (
    <div className={css.filter} data-on={value !== '' || undefined}>
      <select aria-label={label} value={value} onChange={event => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={css.arrow}>
        <Icon name="chevron" size={16} />
      </span>
    </div>
  );
}

type SearchProps = Pick<SelectProps, 'label' | 'value' | 'onChange'> & {
  readonly inputMode?: 'numeric' | 'search';
};

export function FilterSearch({ label, value, onChange, inputMode = 'search' }: SearchProps) {
  return (
    <div className={css.filter} data-on={value !== '' || undefined}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
