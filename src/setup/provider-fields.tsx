import { useId } from 'react';
import type { Asking } from './asking.ts';
import { TextField } from './text-field.tsx';

const address = { inputMode: 'url', placeholder: 'https://api.example.com' } as const;

export function ProviderFields(asking: Asking) {
  const id = useId();
  return (
    <section className="part provider" aria-labelledby={id}>
      <h2 id={id}>Your provider</h2>
      <TextField
        {...asking}
        {...address}
        question="api"
        hint="Where most calls go. / is your site itself, when its host passes the calls on."
      />
      <TextField
        {...asking}
        {...address}
        question="headline"
        hint="Where the headlines come from. Often the API address."
      />
      <TextField
        {...asking}
        {...address}
        question="gateway"
        hint="Where the details for a payment come from. Often the API address."
      />
      <TextField {...asking} question="app-key" hint="Your provider gives it to you." />
    </section>
  );
}
