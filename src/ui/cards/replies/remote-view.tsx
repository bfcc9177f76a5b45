import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { type Remote, valueOf } from '../../../lib/remote.ts';
import type { PlainKey, Words } from '../../../text/message.ts';
import { useOnline } from '../../hooks/use-online.ts';
import { useWords } from '../../layout/words.tsx';
import type { NextStep } from './empty.tsx';

type Noun<Key> = Key extends `failure.${infer Name}` ? Name : never;

type Facts = {
  /** The end of the key of its text: `bids` has the text `failure.bids`. */
  readonly noun: Noun<PlainKey>;
  readonly onRetry: () => Promise<unknown>;
  /** The specified text, shown above the app's own. */
  readonly failureText?: Words | undefined;
  /** Minutes since 1970. Null if unknown. */
  readonly readAt?: number | null;
  /** A polled value counts as old when polling has stopped. */
  readonly polled?: boolean;
  /** The view is inside a card, so it draws no edge. */
  readonly bare?: boolean;
  /** Shown instead of 'NO DATA FOUND'. */
  readonly empty?: { readonly words?: Words; readonly next?: NextStep };
};

export type RemoteState = ComponentType<
  Facts & { readonly state: 'unread' | 'empty' | 'old' | 'new'; readonly online: boolean }
>;

/** Null until it has loaded, after the first screen. */
export const RemoteStateContext = createContext<RemoteState | null>(null);

type Props<T> = Facts & {
  readonly reading: Remote<T, unknown>;
  /** A placeholder of the same height as the loaded content. */
  readonly loading?: ReactNode;
  readonly isEmpty?: (value: T) => boolean;
  /** Without children only a failure is shown. */
  readonly children?: (value: T) => ReactNode;
};

/** Shows every list and figure, so that a failure never looks like an empty list. */
export function RemoteView<T>({ reading, loading, isEmpty, children, ...facts }: Props<T>) {
  const t = useWords();
  const online = useOnline();
  const Drawn = use(RemoteStateContext);
  const value = valueOf(reading);
  const failed = reading.kind === 'failed' || !online;
  const draw = (state: 'unread' | 'empty' | 'old' | 'new') =>
    Drawn && <Drawn {...facts} state={state} online={online} />;

  if (value === null) {
    if (!failed) return loading;
    return draw('unread') ?? <p role="alert">{t('error.somethingWrong')}</p>;
  }
  return (
    <>
      {(failed || facts.polled) && draw(failed ? 'old' : 'new')}
      {isEmpty?.(value) ? (draw('empty') ?? loading) : children?.(value)}
    </>
  );
}
