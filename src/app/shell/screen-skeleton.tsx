import type { ScreenName } from '../../nav/routes.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** Screens that are a form or a text rather than a list of cards. */
const forms: ReadonlySet<ScreenName> = new Set([
  'bid',
  'addFunds',
  'payViaUpi',
  'qrPayment',
  'withdraw',
  'transfer',
  'changePassword',
  'otp',
]);

/** Stands in for a screen until the session is read and the screen is loaded. */
export function ScreenSkeleton({ screen }: { readonly screen: ScreenName }) {
  return (
    <Page>
      {forms.has(screen) ? <Skeleton height={52} count={4} /> : <Skeleton height={108} count={6} />}
    </Page>
  );
}
