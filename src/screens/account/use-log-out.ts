import { useSetAtom } from 'jotai';
import { go } from '../../nav/navigation.ts';
import { logOutAtom } from '../../state/account/log-out.ts';
import { clearToasts } from '../../ui/overlays/toast.ts';

/** Spec 1 §4. */
export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  return () => {
    logOut();
    clearToasts();
    go('/login', { replace: true });
  };
}
