import { useSignals } from '@preact/signals-react/runtime';
import { useTyped } from '../../live/typed.ts';
import { TypedText } from '../../ui/typed-text.tsx';

/** A heading that types itself out (spec 1 §2): for the eye only, and not where motion is unwanted. */
export function TypedHeading({ text }: { readonly text: string }) {
  useSignals();
  const shown = useTyped(text);
  return <TypedText text={text} shown={shown.value} />;
}
