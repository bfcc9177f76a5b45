import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { useWords } from '../ui/words.tsx';

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** A screen that breaks shows a way out instead of a white page (RELIABILITY "Running for days"). */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? (
      <Broken onRetry={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    );
  }
}

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const t = useWords();
  return (
    <Page>
      <Notice tone="bad" role="alert">
        {t('app.crash')}
      </Notice>
      <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
    </Page>
  );
}
