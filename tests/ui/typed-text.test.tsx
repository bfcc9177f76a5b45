import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TypedText } from '../../src/ui/fields/brand-bar.tsx';

it('spec 1 §2: the heading types itself out for the eye and is whole for assistive technology', () => {
  const heading = (text: string) => (
    <h1>
      <TypedText text={text} />
    </h1>
  );
  const { rerender } = render(heading('Login'));
  const first = screen.getByRole('heading', { name: 'Login' }).firstElementChild;
  rerender(heading('Login'));
  expect(screen.getByRole('heading', { name: 'Login' }).firstElementChild).toBe(first);
  rerender(heading('Register'));
  // An animation restarts only with a new element.
  expect(screen.getByRole('heading', { name: 'Register' }).firstElementChild).not.toBe(first);
});

it('does not move where motion is unwanted', () => {
  const sheet = readFileSync('src/ui/fields/brand-bar.module.css', 'utf8');
  expect(sheet).toMatch(/prefers-reduced-motion: reduce\) \{\s+\.typed \{\s+animation: none;/);
});
