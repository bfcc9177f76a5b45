import { useId } from 'react';
import type { Asking } from './asking.ts';
import { TextField } from './text-field.tsx';

export function ProviderFields(asking: Asking) {
  const id = useId();
  return (
    <section className="part provider" aria-labelledby={id}>
      <h2 id={id}>Your provider</h2>
      <TextField
        {...asking}
        inputMode="url"
        placeholder="https://api.example.com"
        question="api"
        hint="The app sends most calls here. Write / if your own host passes the calls to the provider."
      />
      <TextField
        {...asking}
        inputMode="url"
        placeholder="Same as the API address"
        question="headline"
        hint="The moving line of news on the home screen comes from here."
      />
      <TextField
        {...asking}
        inputMode="url"
        placeholder="Same as the API address"
        question="gateway"
        hint="A deposit gets its payment details (the UPI id to pay to) from here."
      />
      <TextField {...asking} question="app-key" hint="Your provider gives it to you." />
    </section>
  );
}
