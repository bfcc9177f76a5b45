import type { WrongMark } from '../../../domain/slip/marks.ts';
import { FieldError } from '../../../ui/fields/field-frame.tsx';
import { useWords } from '../../../ui/layout/words.tsx';

/** Says below the board which mark 'Add to slip' has refused, and why; its cell refers to it. */
export function WrongMarkText({ id, wrong }: { readonly id: string; readonly wrong: WrongMark | null }) {
  const t = useWords();
  const words = wrong && {
    key: 'board.wrong' as const,
    params: { number: wrong.number, problem: t(wrong.words) },
  };
  return <FieldError id={id} error={words === null ? undefined : t(words)} />;
}
