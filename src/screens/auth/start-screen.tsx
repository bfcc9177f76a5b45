import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { playerAtom } from '../../state/session.ts';
import { LoginScreen } from './login-screen.tsx';

/** `/`: the home screen for a player, the login screen itself for a visitor (spec 1 §2). */
export function StartScreen() {
  const player = useAtomValue(playerAtom);
  useEffect(() => {
    if (player !== null) go('/imp', { replace: true });
  }, [player]);
  return player === null ? <LoginScreen /> : null;
}
