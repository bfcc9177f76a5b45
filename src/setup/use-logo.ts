import { useState } from 'react';
import type { Maker } from './maker.ts';

type Chosen = { readonly name: string; readonly address: string; readonly shown: string };

export type LogoChoice = {
  readonly chosen: Chosen | 'none' | null;
  /** The problem of the last file. */
  readonly problem: string | null;
};

const untouched: LogoChoice = { chosen: null, problem: null };

/** The operator's picture. A wrong file changes only the message. */
export function useLogo(maker: Maker) {
  const [choice, setChoice] = useState(untouched);
  const { chosen } = choice;
  return {
    ...choice,
    address: chosen === null || chosen === 'none' ? (chosen ?? undefined) : chosen.address,
    choose: async (file: File): Promise<void> => {
      const logo = await maker.logo(new Uint8Array(await file.arrayBuffer()));
      setChoice(before =>
        logo.ok
          ? { chosen: { name: file.name, ...logo.value }, problem: null }
          : { ...before, problem: `Logo ${logo.error}.` },
      );
    },
    remove: () => setChoice({ chosen: 'none', problem: null }),
    forget: () => setChoice(untouched),
  };
}
