import { useSignals } from '@preact/signals-react/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { withoutBase } from '../../lib/base-path.ts';
import { useIdle } from '../../live/idle.ts';
import { interceptLinks } from '../../nav/intercept-links.ts';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { sessionEndedAtom } from '../../state/account/session-ended.ts';
import { playerAtom } from '../../state/core/session.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useKioskPage } from '../../ui/layout/kiosk-page.ts';
import { Muted } from '../../ui/layout/stack.tsx';
import { QrCode } from '../../ui/cards/qr-code.tsx';
import { useWords } from '../../ui/layout/words.tsx';

/** The warning before the log-out (docs/hosting.md "Kiosks"). */
const warnSeconds = 20;

/** `logOut` is handed in: who needs it besides has it in another file. */
export type KioskProps = { readonly idleSeconds: number; readonly logOut: () => void };

/**
 * A machine for everybody: full screen, awake, logged out when nobody is there, and never away from the app: a link that
 * would leave it is shown as a QR code (docs/hosting.md "Kiosks").
 */
export function Kiosk(props: KioskProps) {
  useKioskPage();
  const [visitor, setVisitor] = useState(0);
  return (
    <>
      <IdleLogOut {...props} onLeft={() => setVisitor(before => before + 1)} />
      <LinkToScan key={visitor} />
    </>
  );
}

type IdleProps = KioskProps & { readonly onLeft: () => void };

function IdleLogOut({ idleSeconds, logOut, onLeft }: IdleProps) {
  useSignals();
  const t = useWords();
  const player = useAtomValue(playerAtom);
  const moving = useAtomValue(inFlightAtom);
  const ended = useAtomValue(sessionEndedAtom);
  const leave = (): void => {
    // Points on their way are waited for; what a visitor typed is nobody else's to see.
    if (moving) return;
    if (player !== null || ended || withoutBase(location.pathname) !== '/login') logOut();
    emptyFields();
    onLeft();
  };
  const { left, stay } = useIdle({ seconds: idleSeconds, warnSeconds, onIdle: leave });
  return (
    <Dialog
      open={player !== null && left.value !== null}
      title={t('kiosk.still')}
      onClose={stay}
      actions={
        <>
          <Button
            tone="quiet"
            onClick={() => {
              stay();
              leave();
            }}
          >
            {t('menu.logout')}
          </Button>
          <Button onClick={stay}>{t('kiosk.stay')}</Button>
        </>
      }
    >
      <p role="timer">{t({ key: 'kiosk.leaving', params: { seconds: left.value ?? 0 } })}</p>
    </Dialog>
  );
}

function emptyFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])'))
    field.value = '';
}

function LinkToScan() {
  const t = useWords();
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => interceptLinks(document, setLink), []);
  const close = (): void => setLink(null);
  return (
    <Dialog
      open={link !== null}
      title={t('kiosk.scan')}
      onClose={close}
      actions={<Button onClick={close}>{t('action.close')}</Button>}
    >
      {link !== null && (
        <>
          <QrCode text={link} label={t('kiosk.scan')} />
          <Muted>{t('kiosk.scanHint')}</Muted>
          <Muted>{link}</Muted>
        </>
      )}
    </Dialog>
  );
}
