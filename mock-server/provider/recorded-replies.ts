import type { ScriptedReply } from '../data/fixture.ts';
import type { State } from '../world/world.ts';

/** The next recorded reply of a path, used up unless it is its last; null where nothing is recorded. */
export function nextScripted(state: State, path: string): ScriptedReply | null {
  const index = state.replies.findIndex(reply => reply.path === path);
  const found = state.replies[index];
  if (found === undefined) return null;
  const isLast = state.replies.findLastIndex(reply => reply.path === path) === index;
  if (found.times > 1) state.replies = state.replies.with(index, { ...found, times: found.times - 1 });
  else if (!isLast) state.replies = state.replies.toSpliced(index, 1);
  return found;
}
