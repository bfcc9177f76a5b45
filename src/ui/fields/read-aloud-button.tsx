import '../layout/late-words.ts';
import type { RefObject } from 'react';
import { spokenText } from '../../lib/spoken-text.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { useWords } from '../layout/words.tsx';
import { TextButton } from './text-button.tsx';

type Props = { readonly part: RefObject<Element | null>; readonly ending: string };

/** Missing on a device without a voice for the language. */
export function ReadAloudButton({ part, ending }: Props) {
  const t = useWords();
  const { able, speaking, speak, stop } = useVoice(t('app.language'));
  const read = (): void => {
    if (part.current !== null) speak(`${spokenText(part.current)} ${ending}`.trim());
  };
  return (
    able && (
      <div>
        <TextButton onClick={speaking ? stop : read} words={speaking ? 'read.stop' : 'read.aloud'} />
      </div>
    )
  );
}
