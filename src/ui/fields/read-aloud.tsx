import { type ReactNode, useRef } from 'react';
import { spokenText } from '../../lib/spoken-text.ts';
import { useVoice } from '../hooks/use-voice.ts';
import { useWords } from '../layout/words.tsx';
import { TextButton } from './text-button.tsx';
import css from './read-aloud.module.css';

type Props = {
  readonly children: ReactNode;
  /** Read after `children`. */
  readonly ending?: string;
};

/** Reads `children` as a screen reader would. The button is missing on a device without a voice for the language. */
export function ReadAloud({ children, ending = '' }: Props) {
  const t = useWords();
  const part = useRef<HTMLDivElement>(null);
  const { able, speaking, speak, stop } = useVoice(t('app.language'));
  const read = (): void => {
    if (part.current !== null) speak(`${spokenText(part.current)} ${ending}`.trim());
  };
  return (
    <>
      <div ref={part} className={css.part}>
        {children}
      </div>
      {able && (
        <div>
          <TextButton onClick={speaking ? stop : read} words={speaking ? 'read.stop' : 'read.aloud'} />
        </div>
      )}
    </>
  );
}
