import { useAtomValue } from 'jotai';
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { autoReload, reload } from '../updates/reload.ts';

type Props = {
  readonly children: ReactNode;
  /** What **Try Again** does; without it the children are drawn again. */
  readonly onRetry?: () => void;
};
type State = { readonly crashed: boolean };

/** Shows a notice with **Try Again** instead of a screen that threw an error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override render(): ReactNode {
    const { children, onRetry = () => this.setState({ crashed: false }) } = this.props;
    return this.state.crashed ? <CrashNotice retriesInKiosk onRetry={onRetry} /> : children;
  }
}

/** Between two retries in a kiosk, in milliseconds. */
const kioskRetryMs = 5000;

type CrashNoticeProps = {
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** Retries by itself in a kiosk, where nobody may be there to press the button. */
  readonly retriesInKiosk?: boolean;
};

/** The text that something went wrong, with a button to try again. */
function CrashNotice({ onRetry, busy, retriesInKiosk = false }: CrashNoticeProps) {
  const t = useWords();
  const { kiosk } = useAtomValue(configAtom);
  const retry = useEffectEvent(onRetry);
  const retrying = retriesInKiosk && kiosk.enabled;
  useEffect(() => {
    if (!retrying) return;
    const timer = setInterval(() => retry(), kioskRetryMs);
    return () => clearInterval(timer);
  }, [retrying]);
  return (
    <Page>
      <Notice tone="bad" role="alert">
        {t('app.crash')}
      </Notice>
      <Button busy={busy} onClick={onRetry}>
        {t('app.tryAgain')}
      </Button>
    </Page>
  );
}

/** Between two tries, in milliseconds. */
const retryMs = 30_000;

/**
 * Shown when a screen's file could not be loaded: a newer build has replaced it, or the network failed. A browser
 * requests a module only once, so the page is reloaded: automatically when nothing is lost with it, else by the player.
 */
export function LoadFailure() {
  const inFlight = useAtomValue(inFlightAtom);
  useEffect(() => {
    const retry = (): void => void autoReload(inFlight);
    retry();
    const timer = setInterval(retry, retryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [inFlight]);
  return <CrashNotice busy={inFlight} onRetry={() => void reload()} />;
}
