import { useEffect, useState } from 'react';
import type { Maker, Review, Wish } from './maker.ts';

/** In milliseconds, after the last key. */
const restMs = 120;

/** Of the newest wish that has been reviewed; null before the first. */
export function useReview(maker: Maker, wish: Wish): Review | null {
  const [review, setReview] = useState<Review | null>(null);
  const { start, logo } = wish;
  const answers = JSON.stringify(wish.answers);
  useEffect(() => {
    let over = false;
    const timer = setTimeout(() => {
      void maker
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written just above
        .review({ start, answers: JSON.parse(answers) as Wish['answers'], logo })
        .then(next => over || setReview(next));
    }, restMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [maker, start, answers, logo]);
  return review;
}
