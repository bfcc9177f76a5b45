import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { go } from '../../nav/navigation.ts';
import { playerAtom } from '../../state/session.ts';
import { takeWantedPathAtom } from '../../state/wanted.ts';

/**
 * For the screens where one logs in or registers: who is, or has just become, a player goes on to the page first
 * asked for, else to the home screen. True while a guest may stay.
 */
export function useGuestsOnly(): boolean {
  const guest = useAtomValue(playerAtom) === null;
  const takeWanted = useSetAtom(takeWantedPathAtom);
  useEffect(() => {
    if (!guest) go(takeWanted() ?? '/imp', { replace: true });
  }, [guest, takeWanted]);
  return guest;
}
