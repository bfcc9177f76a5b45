import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { resendOtpAtom } from '../../state/account/otp.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useForm } from '../../ui/fields/form-state.ts';
import { Inline, Muted, Stack } from '../../ui/layout/stack.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { useCountdown } from '../../ui/hooks/use-countdown.ts';
import { useWords } from '../../ui/layout/words.tsx';

/** Counts down 30 seconds, then shows a button that sends another code (spec 1 §4). Place it inside the code's form. */
export function ResendOtp({ onSent }: { readonly onSent: () => void }) {
  const t = useWords();
  const resend = useSetAtom(resendOtpAtom);
  const { clear } = useForm();
  const { left, restart } = useCountdown(limits.resendSeconds);
  const [problem, setProblem] = useState<Words | null>(null);
  const [busy, setBusy] = useState(false);

  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const sent = await resend();
    setBusy(false);
    setProblem(sent.ok ? null : sent.error);
    if (!sent.ok) return;
    restart();
    clear('otp');
    onSent();
  };

  if (left > 0)
    return (
      <Inline centre>
        <Muted>{t({ key: 'otp.resendIn', params: { seconds: left } })}</Muted>
      </Inline>
    );
  return (
    <Stack>
      {problem !== null && (
        <Notice tone="bad" role="alert">
          {t(problem)}
        </Notice>
      )}
      <Button tone="quiet" wide busy={busy} busyText={t('busy.sending')} onClick={() => void press()}>
        {t('otp.resend')}
      </Button>
    </Stack>
  );
}
