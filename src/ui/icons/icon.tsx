import type { boardIcons } from './board-icons.ts';
import type { commonIcons } from './common-icons.ts';
import type { shellIcons } from './shell-icons.ts';

const eye =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z';

/** The paths are drawn in a square of 24. */
const firstIcons = {
  eye,
  'eye-off': `${eye}M4 4l16 16`,
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01',
} as const;

type Icons = typeof firstIcons & typeof shellIcons & typeof commonIcons & typeof boardIcons;
export type IconName = keyof Icons;

const known: { [N in IconName]?: string } = { ...firstIcons };

export function addIcons(icons: typeof known): void {
  Object.assign(known, icons);
}

/** A decoration without an accessible name. `size` is in pixels at the usual text size, and grows with the text. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={known[name]} />
    </svg>
  );
}
