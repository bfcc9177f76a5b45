import { Muted } from '../layout/stack.tsx';
import { useWords } from '../layout/words.tsx';

/** At the foot of a list: how many of its rows could not be parsed. Nothing when all could. */
export function UnreadRows({ count }: { readonly count: number }) {
  const t = useWords();
  if (count === 0) return null;
  return <Muted>{t(count === 1 ? 'list.unreadOne' : { key: 'list.unread', params: { count } })}</Muted>;
}
