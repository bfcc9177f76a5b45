import type { ComponentType } from 'react';
import type { ScreenName, View } from '../../nav/routes.ts';
import type { Shell } from '../shell/shell.tsx';

/** A screen's props: its view when it serves several routes, else none. */
export type ScreenProps<S extends ScreenName> = [Extract<View, { screen: S }>] extends [never]
  ? object
  : { readonly view: Extract<View, { screen: S }> };

/** A component for each of the named screens; one that is missing does not compile. */
export type Group<S extends ScreenName> = { readonly [N in S]: ComponentType<ScreenProps<N>> };

/** Screens that the shell stands around; it comes with them. */
export type InShell<S extends ScreenName> = Group<S> & { readonly shell: typeof Shell };
