import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** With betting off: that it is paused, and the way to the balance and to withdrawing, which stay open. */
export function BettingPaused() {
  const t = useWords();
  return (
    <Notice tone="info">
      {t('betting.paused')} <a href="/imp7">{t('betting.money')}</a>
    </Notice>
  );
}
