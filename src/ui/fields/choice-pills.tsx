import { useChosenInSight } from '../hooks/use-chosen-in-sight.ts';
import { type Controlled, type ListProps, Radios } from './choice.tsx';
import css from './choice-pills.module.css';

/** Radios as round buttons, for up to six short words: in one row, which a phone scrolls sideways. */
export function ChoicePills<V extends string>(props: ListProps<V> & Controlled<V>) {
  const row = useChosenInSight<HTMLDivElement>('label:has(input:checked)');
  return (
    <div ref={row} className={css.row}>
      <Radios {...props} look="pills" />
    </div>
  );
}
