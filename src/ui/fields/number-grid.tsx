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

/** A head of a column; `points` are the sum of what is marked below it. */
export type ColumnHead = {
  readonly text: string;
  readonly name: string;
  readonly points: string;
};

type Props = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly heads: readonly ColumnHead[];
  /** What the heads of rows and columns are; null without heads of rows. */
  readonly corner: string | null;
  /** The points of a marked number. */
  readonly marks: ReadonlyMap<string, number>;
  /** Numbers that would be marked next, shown as a hint. */
  readonly preview?: readonly string[];
  /** The name of a marked number's button. */
  readonly nameOf: (number: string, points: number) => string;
  /** The points as they stand in a cell. */
  readonly shown: (points: number) => string;
  /** Nothing can be marked any more. */
  readonly closed: boolean;
  /** The number that is refused, and the id of the text that says why. */
  readonly wrong: { readonly number: string; readonly textId: string } | null;
  readonly onTap: (number: string) => void;
  readonly onLongTap: (number: string) => void;
  /** A key in the cell of a number. Returns true for one that it has used, which then does not move. */
  readonly onKey: (number: string, event: KeyboardEvent) => boolean;
};

const numberAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('button')?.getAttribute('data-number') ?? null) : null;

/** A grid of numbers to tap: one tab stop, arrows move (the ARIA grid pattern). Its handlers are the grid's alone. */
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
    // Not when it gets the focus: that would draw all once more before the tap itself does.
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
    // An arrow at the edge does not scroll the page either.
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
  /** The tab stop of the grid. */
  readonly stop: boolean;
  readonly closed: boolean;
  readonly wrongId: string | undefined;
};

/** Drawn anew only when it changes itself: a tap changes one of up to 120. */
const Cell = memo(function Cell({ number, points, name, preview, stop, closed, wrongId }: CellProps) {
  return (
    <span role="gridcell" aria-invalid={wrongId === undefined ? undefined : true}>
      <button
        type="button"
        data-number={number}
        // Drawn by the sheet: as text it would not be in the button's name, which says the points in full.
        data-marked={points ?? undefined}
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
            {/* Without it the text of the two is another number. */} <small>{points}</small>
          </>
        )}
      </button>
    </span>
  );
});

/** A place in a grid. */
type Place = { readonly row: number; readonly column: number };

type Pressed = { readonly key: string; readonly ctrlKey: boolean };

/** Where a key leads in a grid (the ARIA grid pattern); null when it does not move. */
function gridStep(
  rows: readonly (readonly string[])[],
  { row, column }: Place,
  { key, ctrlKey }: Pressed,
): Place | null {
  const first = ([place]: readonly Place[]): Place | null => place ?? null;
  const inRow = (line: number): readonly Place[] =>
    (rows[line] ?? []).map((_, place) => ({ row: line, column: place }));
  const inColumn = rows.map((_, line) => ({ row: line, column }));
  switch (key) {
    case 'ArrowRight':
      return first(inRow(row).slice(column + 1));
    case 'ArrowLeft':
      return first(inRow(row).slice(0, column).toReversed());
    case 'ArrowDown':
      return first(inColumn.slice(row + 1));
    case 'ArrowUp':
      return first(inColumn.slice(0, row).toReversed());
    case 'Home':
      return first(inRow(ctrlKey ? 0 : row));
    case 'End':
      return first(inRow(ctrlKey ? rows.length - 1 : row).toReversed());
    case 'PageUp':
      return first(inColumn);
    case 'PageDown':
      return first(inColumn.toReversed());
    default:
      return null;
  }
}

/** A press of this length is a long one, in milliseconds. */
const longMs = 500;
/** A finger that has moved so far, in CSS pixels, scrolls. */
const slack = 10;

type Press = { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number };

/** `wasLong` tells the click that follows a long press, which must do nothing. */
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
