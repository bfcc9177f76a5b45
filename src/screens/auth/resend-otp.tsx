import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { pageClock } from '../../lib/steady-clock.ts';
import { resendOtpAtom } from '../../state/account/otp.ts';
import type { Words } from '../../text/message.ts';
import { Button } from '../../ui/fields/button.tsx';
import { useForm } from '../../ui/fields/form.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Inline, Muted, Stack } from '../../ui/layout/stack.tsx';
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

/** The seconds left, down to 0, and a function that starts again. */
type Countdown = { readonly left: number; readonly restart: () => void };

/** Counts down from `seconds` to a fixed end time, because timers stop while a device sleeps. */
export function useCountdown(seconds: number): Countdown {
  const [left, setLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const now = pageClock();
    const end = now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.round((end - now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  const restart = useCallback(() => {
    setLeft(seconds);
    setRound(before => before + 1);
  }, [seconds]);
  return { left, restart };
}
