import type { ComponentProps } from 'react';
import { OtherSlips } from './other-slips.tsx';
import { SavedSlips } from './saved-slips.tsx';

type Props = ComponentProps<typeof SavedSlips> & ComponentProps<typeof OtherSlips>;

/** What stands under the rows of a form: slips under a name, and those that wait on other forms. */
export function UnderSlip(props: Props) {
  return (
    <>
      <SavedSlips {...props} />
      <OtherSlips {...props} />
    </>
  );
}
