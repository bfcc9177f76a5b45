import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { go, goBack, type RouteState } from '../../nav/navigation.ts';
import type { OtpPurpose, View } from '../../nav/routes.ts';
import { type PendingOtp, pendingOtpAtom, resendOtpAtom, verifyOtpAtom } from '../../state/account/otp.ts';
import { Form, Submit, type OnSubmit, useForm } from '../../ui/fields/form.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { fillField } from '../../ui/fields/chips.tsx';
import { OtpField } from '../../ui/fields/otp-field.tsx';
import css from '../../ui/fields/otp-field.module.css';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useSmsCode } from '../../ui/hooks/use-sms-code.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { StartOver } from './start-over.tsx';
import { useEnterApp } from './use-guests-only.ts';
import { steadyClock } from '../../lib/clock.ts';
import type { Words } from '../../text/message.ts';
import { Alert } from '../../ui/layout/notice.tsx';

type OtpFlow = { readonly start: string; readonly next: string | null; readonly state?: RouteState };

/** Spec 1 §4. A flow with a null leads to the screen after a log-in. */
const flows: { readonly [P in OtpPurpose]: OtpFlow } = {
  register: { start: '/r', next: null },
  forgot: { start: '/forgotpass', next: '/change-password' },
  upi: { start: '/imp7', next: '/imp7', state: { showToast: true } },
};

export function OtpScreen({ view: { purpose } }: { readonly view: Extract<View, { screen: 'otp' }> }) {
  const pending = useAtomValue(pendingOtpAtom);
  const sent = pending?.purpose === purpose ? pending : null;
  // Kept, because a correct code is removed before the next screen appears.
  const [first] = useState(sent);
  return first === null ? (
    <StartOver title="title.verifyOtp" href={flows[purpose].start} />
  ) : (
    <EnterOtp first={first} sent={sent} purpose={purpose} />
  );
}

type EnterProps = {
  readonly first: PendingOtp;
  /** Null after the correct code. */
  readonly sent: PendingOtp | null;
  readonly purpose: OtpPurpose;
};

function EnterOtp({ first, sent, purpose }: EnterProps) {
  const flow = flows[purpose];
  const t = useWords();
  const verify = useSetAtom(verifyOtpAtom);
  const enter = useEnterApp();
  const input = useRef<HTMLInputElement>(null);
  const [notSent, setNotSent] = useState<Words | null>(null);
  useSmsCode(sent, code => fillField(input.current, code));

  const submit: OnSubmit = async draft => {
    setNotSent(null);
    const verified = await verify(draft['otp']);
    if (!verified.ok) return verified.error;
    return () => (flow.next === null ? enter() : go(flow.next, { replace: true, state: flow.state }));
  };

  return (
    <Page>
      <PageTitle note={t({ key: 'otp.sentTo', params: { phone: `+91 ${first.phone}` } })}>
        {t('title.verifyOtp')}
      </PageTitle>
      <Form submit={submit}>
        <OtpField label={t('field.otp')} name="otp" form={(sent ?? first).form} inputRef={input} />
        {notSent !== null && (
          <div data-above>
            <Alert tone="bad" words={notSent} />
          </div>
        )}
        <Submit busyText="busy.wait" words="otp.verify" />
        <ResendOtp
          onProblem={setNotSent}
          onSent={() => {
            // The typed text is the old code, which may have another length.
            fillField(input.current, '');
            input.current?.focus();
          }}
        />
      </Form>
      {purpose !== 'upi' && <Button tone="quiet" wide onClick={goBack} words="otp.changeNumber" />}
    </Page>
  );
}

type ResendProps = {
  readonly onSent: () => void;
  /** Null when a new try begins. */
  readonly onProblem: (problem: Words | null) => void;
};

/** Place it inside the code's form (spec 1 §4). */
function ResendOtp({ onSent, onProblem }: ResendProps) {
  const t = useWords();
  const resend = useSetAtom(resendOtpAtom);
  const { clear } = useForm();
  const { secondsLeft, restart } = useCountdown(limits.resendSeconds);
  const [busy, setBusy] = useState(false);

  const press = async (): Promise<void> => {
    setBusy(true);
    onProblem(null);
    const sent = await resend();
    setBusy(false);
    clear('otp');
    if (!sent.ok) return onProblem(sent.error);
    restart();
    onSent();
  };

  return (
    <div className={css.resend}>
      {secondsLeft > 0 ? (
        <Muted>{t({ key: 'otp.resendIn', params: { seconds: secondsLeft } })}</Muted>
      ) : (
        <Button
          tone="quiet"
          wide
          busy={busy}
          busyText="busy.sending"
          onClick={() => void press()}
          words="otp.resend"
        />
      )}
    </div>
  );
}

/** Counts to a fixed end time, because timers stop while a device sleeps. */
export function useCountdown(seconds: number) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const now = steadyClock();
    const end = now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.round((end - now()) / 1000));
      setSecondsLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  const restart = (): void => {
    setSecondsLeft(seconds);
    setRound(round + 1);
  };
  return { secondsLeft, restart };
}
