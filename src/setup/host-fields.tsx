import { type ReactNode, useId } from 'react';
import { hostNames } from '../export/hosts.ts';
import { ChoiceField } from './choice-field.tsx';
import { hostLabels } from './next-steps.ts';
import type { Asking } from './asking.ts';

export function HostFields({ children, ...asking }: Asking & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="part host" aria-labelledby={id}>
      <h2 id={id}>Your host</h2>
      <ChoiceField
        {...asking}
        question="host"
        none="Another one"
        options={hostNames.map(name => [name, hostLabels[name]] as const)}
        hint="Its files come with your site: headers, caching and addresses."
      />
      {children}
    </section>
  );
}
