import { useEffect, useEffectEvent } from 'react';

type SmsRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };

/**
 * WebOTP: Chrome on Android reads an SMS that ends with `@host #1234`. `sent` is the request that the SMS
 * answers.
 */
export function useSmsCode(sent: object | null, fill: (code: string) => void): void {
  const take = useEffectEvent((found: Credential | null): void => {
    if (found !== null && 'code' in found && typeof found.code === 'string') fill(found.code);
  });
  useEffect(() => {
    if (sent === null || !('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: SmsRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    // Also fails if the player declines.
    navigator.credentials.get(request).then(take, () => undefined);
    return () => stop.abort();
  }, [sent]);
}
