import { firstIcons } from './first-icons.ts';
import type { commonIcons } from './common-icons.ts';
import type { menuIcons } from './menu-icons.ts';
import type { shellIcons } from './shell-icons.ts';

type Icons = typeof firstIcons & typeof shellIcons & typeof commonIcons & typeof menuIcons;
export type IconName = keyof Icons;

/** The loaded icons. */
const known: { [N in IconName]?: string } = { ...firstIcons };

/** Adds the icons of a group of screens. */
export function addIcons(icons: typeof known): void {
  Object.assign(known, icons);
}

/** A decoration beside words, or inside a control with its own name. `size` is in pixels. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
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
