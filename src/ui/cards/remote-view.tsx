import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { type Remote, valueOf } from '../../lib/remote.ts';
import type { PlainKey, Words } from '../../text/message.ts';
import { useOnline } from '../hooks/use-online.ts';
import { useWords } from '../layout/words.tsx';
import type { NextStep } from './empty.tsx';

type Noun<Key> = Key extends `failure.${infer Name}` ? Name : never;

/** What the faces of a list or figure need. */
type Facts = {
  /** What is read, by the end of its text key: `bids` has the text `failure.bids`. */
  readonly of: Noun<PlainKey>;
  /** Reads once more. */
  readonly onRetry: () => Promise<unknown>;
  /** The specified text of the failure, which stands above ours. */
  readonly said?: Words | undefined;
  /** When the shown data were read, in minutes since 1970; null or left out when it is not known. */
  readonly readAt?: number | null;
  /** The data are read again and again: they are old when that has stopped. */
  readonly polled?: boolean;
  /** It stands inside a card: the faces have no edge of their own. */
  readonly bare?: boolean;
  /** The text of an empty list instead of 'NO DATA FOUND', and what the player can do next. */
  readonly empty?: { readonly words?: Words; readonly next?: NextStep };
};

/** Why there are no data, that there are none, or that they are old; nothing above new data. */
export type RemoteState = ComponentType<
  Facts & { readonly state: 'unread' | 'empty' | 'old' | 'new'; readonly online: boolean }
>;

/** What draws the faces. It is loaded after the first screen; null until then. */
export const RemoteStateContext = createContext<RemoteState | null>(null);

type Props<T> = Facts & {
  readonly reading: Remote<T, unknown>;
  /** The skeleton, of the height of the loaded content. */
  readonly loading: ReactNode;
  readonly isEmpty?: (value: T) => boolean;
  /** Draws the data. */
  readonly children: (value: T) => ReactNode;
};

/**
 * Data of the provider on a screen, with a face for each state: loading, empty, could not be read, no connection, old.
 * Every list and figure is shown by it, so that a failure never looks like an empty list.
 */
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
    return draw('unread') ?? <p role="alert">{t('app.crash')}</p>;
  }
  return (
    <>
      {(failed || facts.polled) && draw(failed ? 'old' : 'new')}
      {isEmpty?.(value) ? (draw('empty') ?? loading) : children(value)}
    </>
  );
}
