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

/** The place of a player's screen until the page knows who looks at it. */
export function Waiting({ screen }: { readonly screen: ScreenName }) {
  return (
    <Page>
      {forms.has(screen) ? <Skeleton height={52} count={4} /> : <Skeleton height={108} count={6} />}
    </Page>
  );
}
