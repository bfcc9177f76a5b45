import { createContext, use } from 'react';
import type { BidFormModel } from './use-bid-form.ts';

const BidFormContext = createContext<BidFormModel | null>(null);

export const BidFormProvider = BidFormContext.Provider;

export function useBid(): BidFormModel {
  const form = use(BidFormContext);
  if (form === null) throw new Error('No bid form around this part');
  return form;
}
