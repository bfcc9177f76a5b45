import type { ReactNode, Ref } from 'react';
import css from './market-card.module.css';

/** The cards of a list of markets. */
export const MarketCards = ({ children, ref }: { children: ReactNode; ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={css.cards}>
    {children}
  </div>
);
