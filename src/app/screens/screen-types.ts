import type { ComponentType } from 'react';
import type { ScreenName, View } from '../../nav/routes.ts';
import type { Shell } from '../shell/shell.tsx';

export type ScreenProps<S extends ScreenName> = { readonly view: Extract<View, { screen: S }> };

export type Group = { readonly [N in ScreenName]?: ComponentType<ScreenProps<N>> };

export type InShell = Group & { readonly shell: typeof Shell };
