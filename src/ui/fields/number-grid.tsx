/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Safari drops the roles of a table whose rows are laid out as a grid */
import {
  Fragment,
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import css from './number-grid.module.css';
import { useLongPress } from './use-long-press.ts';

type Part = {
  /** Heads are not numbers of the board. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly head: string | null; readonly numbers: readonly string[] }[];
};

export type GridHandle = {
  /** Without a number, focuses the cell that Tab reaches. */
  readonly focus: (number?: string) => void;
};

type Props = {
  readonly ref: Ref<GridHandle>;
  readonly label: string;
  /** The parts are below each other. */
  readonly parts: readonly Part[];
  /** Null for a board without row heads. A column head then shows the sum of its marks. */
  readonly corner: string | null;
  readonly marks: ReadonlyMap<string, number>;
  /** The number that a field holds. Left out where no field does. */
  readonly chosen?: string;
  readonly nameOf: (number: string, points: number) => string;
  readonly shown: (points: number) => string;
  readonly closed: boolean;
  readonly wrong: { readonly number: string; readonly textId: string } | null;
  readonly onTap: (number: string) => void;
  readonly onLongTap: (number: string) => void;
  /** Returns true if it used the key, which then does not move the focus. */
  readonly onKey: (number: string, event: KeyboardEvent) => boolean;
  readonly onLook: (name: string, numbers: readonly string[]) => void;
};

const nameAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-number]')?.getAttribute('data-number') ?? null) : null;

/** The grid has one tab stop, and arrows move within it (the ARIA grid pattern). */
export function NumberGrid(props: Props) {
  const { ref, label, parts, corner, marks, chosen, nameOf, shown, closed, wrong } = props;
  const { onTap, onLongTap, onKey, onLook } = props;
  const grid = useRef<HTMLDivElement>(null);
  const lines = useMemo(
    () => parts.flatMap(({ heads, rows }) => [heads, ...rows.map(({ numbers }) => numbers)]),
    [parts],
  );
  const [stop, setStop] = useState(lines[1]?.[0]);

  const cellOf = (name: string | undefined) =>
    grid.current?.querySelector<HTMLElement>(`[data-number="${name}"]`);
  useImperativeHandle(ref, () => ({
    focus: number => cellOf(number ?? stop)?.focus({ preventScroll: number === undefined }),
  }));

  const columns = useMemo(
    () =>
      new Map(
        parts.flatMap(({ heads, rows }) =>
          heads.map((head, place) => [head, rows.flatMap(({ numbers }) => numbers[place] ?? [])] as const),
        ),
      ),
    [parts],
  );
  const placeOf = (name: string): Place => {
    const row = lines.findIndex(names => names.includes(name));
    return { row, column: lines[row]?.indexOf(name) ?? 0 };
  };
  const lookAt = (name: string): void => onLook(name, columns.get(name) ?? [name]);
  const press = useLongPress(target => {
    const name = nameAt(target);
    if (name !== null && !columns.has(name)) onLongTap(name);
  });
  const onClick = (event: MouseEvent): void => {
    const name = nameAt(event.target);
    if (press.wasLong(event) || name === null) return;
    // Setting the stop at focus would draw everything once more before the tap does.
    setStop(name);
    // Safari does not focus a button that is tapped.
    lookAt(name);
    if (!columns.has(name)) onTap(name);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const name = nameAt(event.target);
    if (name === null) return;
    if (!columns.has(name) && onKey(name, event)) return event.preventDefault();
    const next = event.altKey || event.metaKey ? null : gridStep(lines, placeOf(name), event);
    const to = next && lines[next.row]?.[next.column];
    if (to) {
      setStop(to);
      cellOf(to)?.focus();
    }
    // Even at the edge, an arrow must not scroll the page, and neither must a space on a head.
    const scrolls = /^(Arrow|Home|End|Page)/.test(event.key) || (event.key === ' ' && columns.has(name));
    if (to || scrolls) event.preventDefault();
  };

  return (
    // oxlint-disable jsx-a11y/interactive-supports-focus -- the focus is in its cells
    <div className={css.frame} data-large={lines[0]?.length === 0 || undefined}>
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
        // A tap focuses the cell just before its click, which looks at it too. Without the check everything
        // would be drawn twice.
        onFocus={({ target }) => target.matches(':focus-visible') && lookAt(nameAt(target) ?? '')}
      >
        {parts.map(part => (
          <Fragment key={part.heads[0] ?? ''}>
            {part.heads.length > 0 && (
              <div role="row" className={css.heads}>
                {corner !== null && (
                  <span role="columnheader" className={css.side}>
                    <span className="visually-hidden">{corner}</span>
                  </span>
                )}
                {part.heads.map(head => (
                  <Head
                    key={head}
                    name={head}
                    sum={corner === null ? sumOf(marks, columns.get(head)) : 0}
                    stop={stop === head}
                    {...{ nameOf, shown }}
                  />
                ))}
              </div>
            )}
            {part.rows.map(row => (
              <Row key={row.numbers[0]} {...row} {...{ marks, chosen, stop, closed, wrong, nameOf, shown }} />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

const sumOf = (marks: ReadonlyMap<string, number>, numbers: readonly string[] = []): number =>
  numbers.reduce((sum, number) => sum + (marks.get(number) ?? 0), 0);

type HeadProps = Pick<Props, 'nameOf' | 'shown'> & {
  readonly name: string;
  readonly sum: number;
  readonly stop: boolean;
};

const Head = memo(function Head({ name, sum, stop, nameOf, shown }: HeadProps) {
  return (
    <span
      role="columnheader"
      aria-label={sum === 0 ? name : nameOf(name, sum)}
      data-number={name}
      tabIndex={stop ? 0 : -1}
    >
      <b>{name}</b>
      {sum === 0 ? null : <small>{shown(sum)}</small>}
    </span>
  );
});

type RowProps = Part['rows'][number] &
  Pick<Props, 'marks' | 'closed' | 'wrong' | 'nameOf' | 'shown'> & {
    readonly chosen: string | undefined;
    readonly stop: string | undefined;
  };

/** The parts of a cell that a tap, a key or a fill changes. */
type Look = {
  readonly points: number | undefined;
  readonly pressed: boolean | undefined;
  readonly stop: boolean;
  readonly wrongId: string | undefined;
};

const lookOf = ({ marks, chosen, stop, wrong }: RowProps, number: string): Look => ({
  points: marks.get(number),
  pressed: chosen === undefined ? undefined : chosen === number,
  stop: stop === number,
  wrongId: wrong?.number === number ? wrong.textId : undefined,
});

/** Memoised, because a tap changes one of up to 120 cells, and the other rows need not look at theirs. */
const Row = memo(
  function Row(props: RowProps) {
    const { head, numbers, closed, nameOf, shown } = props;
    return (
      <div role="row" className={css.row}>
        {head !== null && (
          <span role="rowheader" className={css.side}>
            {head}
          </span>
        )}
        {numbers.map(number => (
          <Cell key={number} {...{ number, closed, nameOf, shown }} {...lookOf(props, number)} />
        ))}
      </div>
    );
  },
  (before, now) =>
    before.numbers === now.numbers &&
    before.closed === now.closed &&
    before.nameOf === now.nameOf &&
    now.numbers.every(number => {
      const [was, is] = [lookOf(before, number), lookOf(now, number)];
      return (
        was.points === is.points &&
        was.pressed === is.pressed &&
        was.stop === is.stop &&
        was.wrongId === is.wrongId
      );
    }),
);

type CellProps = Look & Pick<Props, 'closed' | 'nameOf' | 'shown'> & { readonly number: string };

const Cell = memo(function Cell(props: CellProps) {
  const { number, points, pressed, stop, wrongId, closed, nameOf, shown } = props;
  return (
    <span role="gridcell" aria-invalid={wrongId === undefined ? undefined : true}>
      <button
        type="button"
        data-number={number}
        data-marked={points !== undefined || undefined}
        data-wrong={wrongId === undefined ? undefined : true}
        tabIndex={stop ? 0 : -1}
        aria-label={points === undefined ? undefined : nameOf(number, points)}
        aria-pressed={pressed}
        aria-disabled={closed || undefined}
        aria-describedby={wrongId}
      >
        {number}
        {points !== undefined && (
          <>
            {/* The space separates the two numbers for screen readers. */} <small>{shown(points)}</small>
          </>
        )}
      </button>
    </span>
  );
});

type Place = { readonly row: number; readonly column: number };

/** Null if the key does not move the focus. Only an arrow leads from the first row to the heads. */
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
    Home: { row: ctrlKey ? 1 : row, column: 0 },
    End: { row: end, column: (rows[end]?.length ?? 0) - 1 },
    PageUp: { row: 1, column },
    PageDown: { row: last, column },
  };
  return steps[key] ?? null;
}
