import { expect, it } from 'vitest';
import { checkPictures } from '../../src/verify/check-pictures.ts';
import { lineOf } from '../../src/verify/finding.ts';
import { createMock } from '../support/app-mock.ts';
import { reportOf, runAgainst } from './run-against.ts';

const config = {
  hosts: { api: 'https://api.example.com/v2', headline: '', gateway: '' },
  images: ['https://pictures.example.com'],
};
const slides = (...addresses: readonly string[]) => addresses.map(src => ({ src, alt: '' }));
const said = (addresses: readonly string[], origin: string | null = null) =>
  checkPictures('sliderImages', slides(...addresses), config, { origin }).map(lineOf);

it('names each host once whose pictures the app does not load', () => {
  expect(
    said([
      '/a.png',
      'https://api.example.com/a.png',
      'https://pictures.example.com/a.png',
      'https://cdn.example.com/a.png',
      'https://cdn.example.com/b.png',
    ]),
  ).toEqual(['pictures on https://cdn.example.com are not loaded; "images" of config.json does not name it']);
});

it('pictures of the app\u2019s own site are loaded', () => {
  expect(said(['https://app.example.com/a.png'], 'https://app.example.com')).toEqual([]);
  expect(said(['https://app.example.com/a.png'])).toHaveLength(1);
});

it('the picture of a QR code is checked too, and may be missing', () => {
  const of = (qrImage: string | null) =>
    checkPictures('paymentDetails', { upiId: null, qrImage }, config, { origin: null }).map(
      ({ level }) => level,
    );
  expect(of('https://cdn.example.com/qr.png')).toEqual(['dropped']);
  expect(of(null)).toEqual([]);
});

it('the report of a provider says it', async () => {
  const mock = createMock();
  mock.data().content.sliderdata = [
    { slider_image: 'https://cdn.example.com/a.png', slider_title: 'Elsewhere' },
  ];
  const { calls } = await runAgainst(mock.fetch);
  const { verdict, findings } = reportOf(calls, 'sliderImages');
  expect(verdict).toBe('dropped');
  expect(findings.map(lineOf)).toEqual([
    'pictures on https://cdn.example.com are not loaded; "images" of config.json does not name it',
  ]);
});
