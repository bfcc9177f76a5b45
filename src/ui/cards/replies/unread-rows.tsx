import { Muted } from '../../layout/stack.tsx';
import { useWords } from '../../layout/words.tsx';

export function UnreadRows({ count }: { readonly count: number }) {
  const t = useWords();
  if (count === 0) return null;
  return <Muted>{t({ key: 'list.unread', params: { count } })}</Muted>;
}
