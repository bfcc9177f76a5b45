/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Safari drops the roles of a table whose rows are laid out as a grid */
import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import css from './number-grid.module.css';

type Row = { readonly head: string | null; readonly numbers: readonly string[] };

/** `points` are the sum of the marks below it. */
export type ColumnHead = {
  readonly text: string;
  readonly name: string;
  readonly points: string;
};

type Props = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly heads: readonly ColumnHead[];
  /** Null without heads of rows. */
  readonly corner: string | null;
  readonly marks: ReadonlyMap<string, number>;
  readonly preview?: readonly string[];
  readonly nameOf: (number: string, points: number) => string;
  readonly shown: (points: number) => string;
  readonly closed: boolean;
  readonly wrong: { readonly number: string; readonly textId: string } | null;
  readonly onTap: (number: string) => void;
  readonly onLongTap: (number: string) => void;
  /** True for a key that it used, which then does not move. */
  readonly onKey: (number: string, event: KeyboardEvent) => boolean;
};

const numberAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('button')?.getAttribute('data-number') ?? null) : null;

/** One tab stop, arrows move (the ARIA grid pattern). */
export function NumberGrid(props: Props) {
  const { label, rows, heads, corner, marks, nameOf, shown, closed, wrong, onTap, onLongTap, onKey } = props;
  const preview = new Set(props.preview);
  const grid = useRef<HTMLDivElement>(null);
  const lines = rows.map(({ numbers }) => numbers);
  const [stop, setPlace] = useState<Place>({ row: 0, column: 0 });

  const placeOf = (number: string): Place => {
    const row = lines.findIndex(numbers => numbers.includes(number));
    return { row, column: lines[row]?.indexOf(number) ?? 0 };
  };
  const press = useLongPress(target => {
    const number = numberAt(target);
    if (number !== null) onLongTap(number);
  });
  const onClick = (event: MouseEvent): void => {
    const number = numberAt(event.target);
    if (press.wasLong(event) || number === null) return;
    // At the focus it would draw all once more before the tap does.
    setPlace(placeOf(number));
    onTap(number);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const number = numberAt(event.target);
    if (number === null) return;
    if (onKey(number, event)) return event.preventDefault();
    const next = event.altKey || event.metaKey ? null : gridStep(lines, placeOf(number), event);
    const to = next && lines[next.row]?.[next.column];
    if (to) {
      setPlace(next);
      grid.current?.querySelector<HTMLElement>(`[data-number="${to}"]`)?.focus();
    }
    // At the edge too, an arrow must not scroll the page.
    if (to || /^(Arrow|Home|End|Page)/.test(event.key)) event.preventDefault();
  };

  return (
    // oxlint-disable jsx-a11y/interactive-supports-focus -- the focus is in its cells
    <div className={css.frame} data-columns={lines[0]?.length}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-disabled={closed || undefined}
        className={css.grid}
        data-heads={corner === null ? undefined : true}
        {...press.handlers}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {heads.length > 0 && (
          <div role="row" className={css.heads}>
            {corner !== null && (
              <span role="columnheader" className={css.side}>
                <span className="visually-hidden">{corner}</span>
              </span>
            )}
            {heads.map(({ text, name, points }) => (
              <span key={text} role="columnheader" aria-label={name}>
                <b>{text}</b>
                {points !== '' && <small>{points}</small>}
              </span>
            ))}
          </div>
        )}
        {rows.map(({ head, numbers }, row) => (
          <div key={row} role="row" className={css.row}>
            {head !== null && (
              <span role="rowheader" className={css.side}>
                {head}
              </span>
            )}
            {numbers.map((number, column) => (
              <Cell
                key={number}
                number={number}
                points={marks.has(number) ? shown(marks.get(number) ?? 0) : null}
                name={marks.has(number) ? nameOf(number, marks.get(number) ?? 0) : undefined}
                preview={preview.has(number)}
                stop={stop.row === row && stop.column === column}
                closed={closed}
                wrongId={wrong?.number === number ? wrong.textId : undefined}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type CellProps = {
  readonly number: string;
  readonly points: string | null;
  readonly name: string | undefined;
  readonly preview: boolean;
  readonly stop: boolean;
  readonly closed: boolean;
  readonly wrongId: string | undefined;
};

/** A tap changes one of up to 120 cells: only that is drawn. */
const Cell = memo(function Cell({ number, points, name, preview, stop, closed, wrongId }: CellProps) {
  return (
    <span role="gridcell" aria-invalid={wrongId === undefined ? undefined : true}>
      <button
        type="button"
        data-number={number}
        data-marked={points !== null || undefined}
        data-wrong={wrongId === undefined ? undefined : true}
        data-preview={preview || undefined}
        tabIndex={stop ? 0 : -1}
        aria-label={name}
        aria-disabled={closed || undefined}
        aria-describedby={wrongId}
      >
        {number}
        {points !== null && (
          <>
            {/* Without the space both read as one number. */} <small>{points}</small>
          </>
        )}
      </button>
    </span>
  );
});

type Place = { readonly row: number; readonly column: number };

/** Null when the key does not move. */
function gridStep(
  rows: readonly (readonly string[])[],
  { row, column }: Place,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): Place | null {
  const last = rows.length - 1;
  const end = ctrlKey ? last : row;
  const steps: Partial<Record<string, Place>> = {
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: end, column: (rows[end]?.length ?? 0) - 1 },
    PageUp: { row: 0, column },
    PageDown: { row: last, column },
  };
  return steps[key] ?? null;
}

/** In milliseconds. */
const longMs = 500;
/** In CSS pixels; a finger that has moved further scrolls. */
const slack = 10;

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

/** The click after a long press must do nothing: `wasLong`. */
function useLongPress(onLong: (target: EventTarget) => void) {
  const press = useRef<Press | null>(null);
  const long = useRef(false);
  const stop = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => stop, []);

  return {
    handlers: {
      onPointerDown: ({ button, target, clientX: x, clientY: y }: PointerEvent) => {
        stop();
        long.current = false;
        if (button !== 0) return;
        const fire = (): void => {
          long.current = true;
          onLong(target);
        };
        press.current = { timer: setTimeout(fire, longMs), x, y };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const from = press.current;
        if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) > slack) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu: (event: MouseEvent) => {
        if (press.current !== null || long.current) event.preventDefault();
      },
    },
    wasLong: ({ detail }: MouseEvent): boolean => {
      const was = long.current && detail > 0;
      long.current = false;
      return was;
    },
  };
}
