import { useEffect, useState } from 'react';
import type { Maker, Review, Wish } from './maker.ts';

/** Milliseconds after the last key. */
const restMs = 120;

export type Reviewed = {
  /** The review of the newest reviewed wish. */
  readonly review: Review | null;
  /** The reason why this browser cannot do it. */
  readonly failure: string | null;
};

export function useReview(maker: Maker, wish: Wish): Reviewed {
  const [reviewed, setReviewed] = useState<Reviewed>({ review: null, failure: null });
  const { start, logo } = wish;
  const answers = JSON.stringify(wish.answers);
  useEffect(() => {
    let over = false;
    const review = async (): Promise<void> => {
      let next: Reviewed;
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written just above
        const asked = { start, answers: JSON.parse(answers) as Wish['answers'], logo };
        next = { review: await maker.review(asked), failure: null };
      } catch (error) {
        next = { review: null, failure: String(error) };
      }
      if (!over) setReviewed(next);
    };
    const timer = setTimeout(() => void review(), restMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [maker, start, answers, logo]);
  return reviewed;
}
