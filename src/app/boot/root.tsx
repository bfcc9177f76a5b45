import { Provider } from 'jotai';
import { type ComponentProps, StrictMode, useEffect } from 'react';
import { PagePath } from '../../nav/navigation.ts';
import { App } from './app.tsx';
import { Boundary } from '../shell/boundary.tsx';
import { LanguageProvider } from './language.tsx';
import { reload } from '../updates/renew.ts';

type Props = {
  readonly store: NonNullable<ComponentProps<typeof Provider>['store']>;
  /** The path the page was rendered for, or is now. */
  readonly path: string;
  /** Called when the page is hydrated. */
  readonly onHydrated: () => void;
};

/** All that is drawn: the same at build time and in the browser, or React would throw the page away and begin anew. */
export function Root({ store, path, onHydrated }: Props) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <Provider store={store}>
        <PagePath value={path}>
          <LanguageProvider>
            <Boundary onRetry={() => void reload()}>
              <App />
            </Boundary>
          </LanguageProvider>
        </PagePath>
      </Provider>
    </StrictMode>
  );
}
