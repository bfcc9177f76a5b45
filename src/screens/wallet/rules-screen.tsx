import { moneyRulesResource } from '../../state/reading/content.ts';
import { RemoteView } from '../../ui/cards/replies/remote-view.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useResource } from '../records/use-resource.ts';

export function RulesScreen({ view }: { readonly view: { readonly kind: 'withdraw' | 'deposit' } }) {
  return (
    <Page>
      <RemoteView
        noun="rules"
        {...useResource(moneyRulesResource)}
        loading={<Skeleton lines={2} count={4} />}
        isEmpty={rules => rules[view.kind].length === 0}
        empty={{ next: { href: '/imp7', words: 'title.wallet' } }}
      >
        {rules => (
          <Prose>
            {rules[view.kind].map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </Prose>
        )}
      </RemoteView>
    </Page>
  );
}
