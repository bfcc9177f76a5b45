import { useAtomValue } from 'jotai';
import { whatsappLink } from '../../domain/content.ts';
import type { QrPayment } from '../../domain/wallet/wallet.ts';
import { imageUrl } from '../../lib/image-url.ts';
import { useQrData } from '../../nav/money-state.ts';
import { imageHostsAtom, supportAtom } from '../../state/reading/content.ts';
import { qrPaymentResource } from '../../state/reading/payment-methods.ts';
import { LinkButton } from '../../ui/fields/button.tsx';
import { Card } from '../../ui/cards/card.tsx';
import { copyText } from '../../ui/hooks/share-text.ts';
import { Empty } from '../../ui/cards/replies/empty.tsx';
import { IconButton } from '../../ui/fields/icon-button.tsx';
import { Muted } from '../../ui/layout/stack.tsx';
import { Listing, ListRow } from '../../ui/cards/lists/listing.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { showToast } from '../../ui/overlays/toast.ts';
import { useWords } from '../../ui/layout/words.tsx';
import { gated } from './feature-gate.tsx';
import { useState } from 'react';
import css from '../../ui/cards/points/qr-image.module.css';
import { useResource } from '../records/use-resource.ts';

/** A toast confirms that the id was copied (spec 1 §4). */
export const QrPaymentScreen = gated('deposits', QrPage, 'qr');

function QrPage() {
  const passed = useQrData();
  return <Page>{passed === null ? <LoadedPayment /> : <PaymentDetails payment={passed} />}</Page>;
}

function LoadedPayment() {
  const t = useWords();
  const view = useResource(qrPaymentResource);
  return (
    <RemoteView
      noun="qrPayment"
      failureText={view.reading.kind === 'failed' ? view.reading.words : undefined}
      {...view}
      loading={
        <>
          <Muted>{t('funds.loadingOptions')}</Muted>
          <Skeleton height={300} />
        </>
      }
    >
      {payment => <PaymentDetails payment={payment} />}
    </RemoteView>
  );
}

function PaymentDetails({ payment }: { readonly payment: QrPayment }) {
  const t = useWords();
  const chat = whatsappLink(useAtomValue(supportAtom).screenshots);
  const { upiId, qrImage } = payment;
  const [broken, setBroken] = useState<string | null>(null);
  const allowed = imageUrl(qrImage, location.href, useAtomValue(imageHostsAtom));
  const picture = allowed === broken ? null : allowed;
  const copy = async (id: string): Promise<void> => {
    if (await copyText(id)) showToast({ tone: 'success', text: t('qr.copied'), at: 'top-center' });
  };
  return (
    <>
      <Notice tone="info">
        <b>{t('qr.send')}</b>
        <br />
        {t('qr.withNumber')}
      </Notice>
      <Card>
        {picture === null ? (
          <Empty words="qr.none" />
        ) : (
          <img src={picture} alt={t('qr.code')} className={css.qr} onError={() => setBroken(picture)} />
        )}
        {picture !== null && (
          <LinkButton href={picture} download="upi-payment-code" external wide tone="quiet" words="qr.save" />
        )}
      </Card>
      {upiId !== null && (
        <Listing>
          <ListRow
            title={upiId}
            detail={t('qr.upiId')}
            trailing={<IconButton icon="copy" label={t('qr.copy')} onClick={() => void copy(upiId)} />}
          />
        </Listing>
      )}
      <Muted>{t('qr.instructions')}</Muted>
      {chat !== null && <LinkButton href={chat} external wide words="qr.sendScreenshot" />}
    </>
  );
}
