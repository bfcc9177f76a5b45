import '../../src/ui/layout/common-parts.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Marquee } from '../../src/ui/cards/banners/marquee.tsx';
import { Slider } from '../../src/ui/cards/banners/slider.tsx';

const button = (name: string) => screen.getByRole('button', { name });

it('needs no controls for a single slide', () => {
  render(<Slider slides={[{ src: '/slides/a.png', alt: 'Slide a' }]} label="Offers" dotLabel={String} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('pauses the headline and reads it once', () => {
  render(<Marquee text="Results within five minutes" />);
  expect(screen.getAllByText('Results within five minutes', { ignore: '[aria-hidden]' })).toHaveLength(1);
  fireEvent.click(button('Pause headline'));
  expect(button('Play headline')).toBeVisible();
});
