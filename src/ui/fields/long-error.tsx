import type { ReactNode } from 'react';
import css from './long-error.module.css';

/** Around a field whose error has two lines on a narrow screen, so that the error moves nothing. */
export function RoomForLongError({ children }: { readonly children: ReactNode }) {
  return <div className={css.room}>{children}</div>;
}
