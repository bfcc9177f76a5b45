import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Translate } from '../../text/translate.ts';
import { useWords } from './words.tsx';

type Options<Props> = {
  readonly placeholder?: ReactNode;
  readonly failed?: ReactNode;
  readonly onFail?: (props: Props, t: Translate) => void;
};

/** Loads the part when it is first used or first `open`. A failure is tried again at the next use. */
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
