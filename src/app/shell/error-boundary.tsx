import { useAtomValue } from 'jotai';
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { listen } from '../../lib/listen.ts';
import { configAtom } from '../../state/core/environment.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Alert } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { inFlightAtom } from '../../state/money/in-flight.ts';
import { autoReload, reload } from '../updates/reload.ts';

type Props = { readonly children: ReactNode; readonly onRetry?: () => void };
type State = { readonly crashed: boolean };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    const { children, onRetry = () => this.setState({ crashed: false }) } = this.props;
    return this.state.crashed ? <CrashNotice retriesInKiosk onRetry={onRetry} /> : children;
  }
}

const kioskRetryMs = 5000;

type CrashNoticeProps = {
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** In a kiosk nobody may be there to press the button. */
  readonly retriesInKiosk?: boolean;
};

function CrashNotice({ onRetry, busy, retriesInKiosk = false }: CrashNoticeProps) {
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
      <Alert tone="bad" words="error.somethingWrong" />
      <Button busy={busy} onClick={onRetry} words="app.tryAgain" />
    </Page>
  );
}

const retryMs = 30_000;

/**
 * A browser requests a module only once, so only a reload helps. It is automatic if nothing is lost, and
 * otherwise the player presses the button.
 */
export function LoadFailure() {
  const inFlight = useAtomValue(inFlightAtom);
  useEffect(() => {
    const retry = (): void => void autoReload(inFlight);
    retry();
    const timer = setInterval(retry, retryMs);
    const stopListening = listen(window, ['online'], retry);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [inFlight]);
  return <CrashNotice busy={inFlight} onRetry={() => void reload()} />;
}
