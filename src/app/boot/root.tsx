import { Provider } from 'jotai';
import { type ComponentProps, StrictMode, useEffect } from 'react';
import { PagePath } from '../../nav/navigation.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { LanguageProvider } from './language.tsx';
import { reload } from '../updates/reload.ts';

type Props = {
  readonly store: NonNullable<ComponentProps<typeof Provider>['store']>;
  /** At build time the path of the page, in the browser the path of the address. */
  readonly path: string;
  /** Is called when the page is hydrated. */
  readonly onHydrated: () => void;
};

/** The root of the React tree. It is the same at build time and in the browser, because React hydrates the page. */
export function Root({ store, path, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <Provider store={store}>
        <PagePath value={path}>
          <LanguageProvider>
            <ErrorBoundary onRetry={() => void reload()}>
              <App />
            </ErrorBoundary>
          </LanguageProvider>
        </PagePath>
      </Provider>
    </StrictMode>
  );
}
