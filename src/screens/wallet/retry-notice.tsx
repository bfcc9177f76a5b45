import { useState } from 'react';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = { readonly words: Words; readonly onRetry: () => Promise<unknown> };

/** The text of a failure to load, and a button that tries again. */
export function RetryNotice({ words, onRetry }: Props) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Stack>
      <Notice tone="bad" role="alert">
        {t(words)}
      </Notice>
      <Button tone="quiet" wide busy={busy} busyText={t('busy.loading')} onClick={() => void retry()}>
        {t('app.tryAgain')}
      </Button>
    </Stack>
  );
}
