import { limits } from '../../domain/limits.ts';
import { showToast } from '../../ui/overlays/toast.ts';
import { useShake } from '../../ui/hooks/use-shake.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** A tap on a closed card: it shakes, and a toast says so for those who do not see it. `note`: when it opens again. */
export function useRefusal(): {
  readonly shaking: boolean;
  readonly refuse: (name: string, note: string) => void;
} {
  const t = useWords();
  const { shaking, shake } = useShake(limits);
  return {
    shaking,
    refuse: (name, note) => {
      shake();
      const text = t({ key: 'market.refused', params: { name, note } });
      showToast({ tone: 'info', text, at: 'top-center' });
    },
  };
}
