import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { go } from '../nav/navigation.ts';
import { environmentAtom } from '../state/environment.ts';
import { followOtherTabAtom, logOutAtom } from '../state/log-out.ts';
import { clearToasts } from '../ui/toast.ts';

/** Logs out, with every toast, and goes to `/login` (spec 1 §4). */
export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  return () => {
    logOut();
    clearToasts();
    go('/login', { replace: true });
  };
}

/** A logout or another player's login in another tab holds in this one too (RELIABILITY "Passwords and sessions"). */
export function useOtherTabs(): void {
  const { onOtherTab } = useAtomValue(environmentAtom);
  const follow = useSetAtom(followOtherTabAtom);
  useEffect(
    () =>
      onOtherTab(key => {
        const followed = follow(key);
        if (followed !== 'left' && followed !== 'changed') return;
        clearToasts();
        go(followed === 'left' ? '/login' : '/imp', { replace: true });
      }),
    [onOtherTab, follow],
  );
}
