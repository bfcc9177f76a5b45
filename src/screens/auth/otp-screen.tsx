import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { limits } from '../../domain/limits.ts';
import { toAsciiDigits } from '../../lib/digits.ts';
import { draftOf } from '../../lib/draft.ts';
import { go, goBack } from '../../nav/navigation.ts';
import type { RouteState } from '../../nav/route-state.ts';
import type { OtpPurpose, View } from '../../nav/routes.ts';
import { pendingOtpAtom, verifyOtpAtom } from '../../state/account/otp.ts';
import { Form, Submit, type SubmitResult } from '../../ui/fields/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Button } from '../../ui/fields/button.tsx';
import { OtpField } from '../../ui/fields/otp-field.tsx';
import { Page, PageTitle } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { ResendOtp } from './resend-otp.tsx';
import { StartOver } from './start-over.tsx';
import { useEnterApp } from './use-guests-only.ts';

type OtpFlow = { readonly start: string; readonly next: string | null; readonly state?: RouteState };

/** The first path of each purpose, and the path after a right code (spec 1 §4); null is the screen after a log-in. */
const flows: { readonly [P in OtpPurpose]: OtpFlow } = {
  register: { start: '/r', next: null },
  forgot: { start: '/forgotpass', next: '/change-password' },
  upi: { start: '/imp7', next: '/imp7', state: { showToast: true } },
};

type Props = { readonly view: Extract<View, { screen: 'otp' }> };

/** The screen for a code that was sent, for one of three purposes (spec 1 §2). */
export function OtpScreen({ view: { purpose } }: Props) {
  const pending = useAtomValue(pendingOtpAtom);
  // The value at the opening of the screen, because a right code is removed before the next screen is shown.
  const [phone] = useState(() => (pending?.purpose === purpose ? pending.phone : null));
  return phone === null ? (
    <StartOver title="title.verifyOtp" href={flows[purpose].start} />
  ) : (
    <EnterOtp phone={phone} purpose={purpose} />
  );
}

function EnterOtp({ phone, purpose }: { readonly phone: string; readonly purpose: OtpPurpose }) {
  const flow = flows[purpose];
  const t = useWords();
  const verify = useSetAtom(verifyOtpAtom);
  const enter = useEnterApp();
  const input = useRef<HTMLInputElement>(null);

  const submit = async (fields: FormData): Promise<SubmitResult> => {
    const verified = await verify(draftOf(fields)['otp']);
    if (!verified.ok) return verified.error;
    return () => (flow.next === null ? enter() : go(flow.next, { replace: true, state: flow.state }));
  };

  return (
    <Page>
      <PageTitle note={t({ key: 'otp.sentTo', params: { phone: `+91 ${phone}` } })}>
        {t('title.verifyOtp')}
      </PageTitle>
      <Form submit={submit}>
        <Stack>
          <OtpField
            label={t('field.otp')}
            name="otp"
            length={limits.otpLength}
            normalise={toAsciiDigits}
            inputRef={input}
          />
          <Submit busyText={t('busy.wait')}>{t('otp.verify')}</Submit>
          <ResendOtp onSent={() => input.current?.focus()} />
        </Stack>
      </Form>
      {purpose !== 'upi' && (
        <Button tone="quiet" wide onClick={goBack}>
          {t('otp.changeNumber')}
        </Button>
      )}
    </Page>
  );
}
