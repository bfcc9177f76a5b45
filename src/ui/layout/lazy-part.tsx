import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Translate } from '../../text/translate.ts';
import { useWords } from './words.tsx';

type Options<Props> = {
  /** Stands in its place until it is loaded. */
  readonly placeholder?: ReactNode;
  /** Stands in its place when it cannot be loaded. */
  readonly failed?: ReactNode;
  /** Is called when it cannot be loaded. */
  readonly onFail?: (props: Props, t: Translate) => void;
};

/** A component whose file is loaded with its first use, or its first `open`. A failure is tried again with the next. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { placeholder = null, failed = null, onFail }: Options<Props> = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const t = useWords();
    const [state, setState] = useState('');
    const wanted = !('open' in props) || props.open === true;
    const fail = useEffectEvent(() => onFail?.(props, t));
    useEffect(() => {
      if (!wanted || Loaded !== null) return;
      const draw = async (): Promise<void> => {
        try {
          Loaded = await load();
          setState('loaded');
        } catch {
          setState('failed');
          fail();
        }
      };
      void draw();
    }, [wanted]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (!wanted) return null;
    return state === 'failed' ? failed : placeholder;
  };
}
