import { useAtomValue } from 'jotai';
import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { configAtom } from '../../state/core/environment.ts';
import { Button } from '../../ui/fields/button.tsx';
import { Notice } from '../../ui/layout/notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useWords } from '../../ui/layout/words.tsx';

type Props = {
  readonly children: ReactNode;
  /** Tried instead of drawing the children again. */
  readonly onRetry?: () => void;
};
type State = { readonly broken: boolean };

/** A screen that breaks shows a way out instead of a white page. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, onRetry = () => this.setState({ broken: false }) } = this.props;
    return this.state.broken ? <Broken alone onRetry={onRetry} /> : children;
  }
}

/** Between two tries in a kiosk, in milliseconds. */
const kioskRetryMs = 5000;

type BrokenProps = {
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** In a kiosk, where nobody may be there to press, it is tried again by itself. */
  readonly alone?: boolean;
};

/** Says that something went wrong, with a way to try again. */
export function Broken({ onRetry, busy, alone = false }: BrokenProps) {
  const t = useWords();
  const { kiosk } = useAtomValue(configAtom);
  const retry = useEffectEvent(onRetry);
  const trying = alone && kiosk.enabled;
  useEffect(() => {
    if (!trying) return;
    const timer = setInterval(() => retry(), kioskRetryMs);
    return () => clearInterval(timer);
  }, [trying]);
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
