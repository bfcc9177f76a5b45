// The page of setup.html over a maker that needs no build.
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answeredSite } from '../../src/export/answered-site.ts';
import { fieldsOf } from '../../src/export/questions.ts';
import { ok } from '../../src/lib/result.ts';
import type { Maker } from '../../src/setup/maker.ts';
import { SetupPage } from '../../src/setup/setup-page.tsx';

const page = '<html lang="en"><title></title></html>';
const maker: Maker = {
  logo: async bytes =>
    new TextDecoder().decode(bytes).includes('script')
      ? { ok: false, error: 'contains a script' }
      : ok({ address: 'data:image/svg+xml;base64,AAAA', shown: 'data:image/svg+xml;base64,AAAA' }),
  review: async ({ start, answers, logo }) => {
    const site = answeredSite(start, fieldsOf(answers), logo);
    return { mistakes: site.ok ? [] : site.error, notes: [], login: page, home: page };
  },
  make: async () => ok(new Uint8Array([1])),
};

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const typeAll = async (): Promise<void> => {
  await userEvent.type(field('API address'), 'https://api.example.com');
  await userEvent.type(field('Application key'), 'k-1');
  await userEvent.type(field('Name'), 'Tara');
};
const make = async (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Make my site' }));
const done = 'site.zip is in your downloads.';
const svg = (name: string, text: string): File => new File([text], name, { type: 'image/svg+xml' });

function drop(file: File, on: Element): void {
  const event = createEvent.drop(on);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } });
  fireEvent(on, event);
}

it('a refused file changes nothing that was typed, and is named', async () => {
  render(<SetupPage maker={maker} styles="" />);
  await typeAll();
  const config = { hosts: { api: '/', headline: '/', gateway: '/' }, appKey: { value: 'k' } };
  await userEvent.upload(field('site.json'), new File([JSON.stringify(config)], 'config.json'));
  await waitFor(() =>
    expect(field('site.json')).toHaveAccessibleDescription(
      /This is the config\.json of a site\. Drop its site\.json here\./,
    ),
  );
  expect(field('Name')).toHaveValue('Tara');
  expect(field('API address')).toHaveValue('https://api.example.com');
});

it('a picture that is dropped on the field of site.json is refused, and elsewhere it is the logo', async () => {
  render(<SetupPage maker={maker} styles="" />);
  drop(svg('good.svg', '<svg/>'), field('site.json'));
  await waitFor(() => expect(field('site.json')).toHaveAccessibleDescription(/good\.svg is a picture\./));
  expect(screen.queryByText('good.svg')).toBeNull();
  drop(svg('good.svg', '<svg/>'), document.body);
  expect(await screen.findByText('good.svg')).toBeVisible();
});

it('a new site has no name until the operator types one', async () => {
  render(<SetupPage maker={maker} styles="" />);
  expect(field('Name')).toHaveValue('');
  expect(field('Name').placeholder).toBe('');
  await make();
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription(/Name is empty\./));
});

it('the site that was made has the focus, and a later change takes its message away', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:site');
  render(<SetupPage maker={maker} styles="" />);
  await typeAll();
  await make();
  expect(await screen.findByRole('heading', { name: done })).toHaveFocus();
  await userEvent.type(field('Short name'), 'T');
  expect(screen.queryByText(done)).toBeNull();
});

it('a wrong logo after a good one is named, and the good one is published', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:site');
  const made = vi.spyOn(maker, 'make');
  render(<SetupPage maker={maker} styles="" />);
  await typeAll();
  await userEvent.upload(field('Logo'), svg('good.svg', '<svg/>'));
  expect(await screen.findByText('good.svg')).toBeVisible();
  await userEvent.upload(field('Logo'), svg('bad.svg', '<svg><script/></svg>'));
  expect(await screen.findByText('bad.svg contains a script. The logo before it stays.')).toBeVisible();
  expect(field('Logo')).not.toHaveAttribute('aria-invalid');
  await make();
  expect(await screen.findByRole('heading', { name: done })).toBeVisible();
  expect(made.mock.lastCall?.[0].logo).toBe('data:image/svg+xml;base64,AAAA');
});

it('a wrong logo alone is a mistake of its field', async () => {
  render(<SetupPage maker={maker} styles="" />);
  await typeAll();
  await userEvent.upload(field('Logo'), svg('bad.svg', '<svg><script/></svg>'));
  await waitFor(() => expect(field('Logo')).toHaveAccessibleDescription(/bad\.svg contains a script\./));
  await make();
  expect(await screen.findByText(/Something is not right yet\./)).toBeVisible();
  expect(field('Logo')).toHaveFocus();
});
