import { expect, it } from 'vitest';
import { safeUrl } from '../../src/lib/safe-url.ts';

const page = 'http://127.0.0.1:3000/imp';

it.each([
  ['https://charts.example/kalyan?x=1', 'https://charts.example/kalyan?x=1'],
  [' https://charts.example/ ', 'https://charts.example/'],
  ['/charts/1', 'http://127.0.0.1:3000/charts/1'],
  ['charts/1', 'http://127.0.0.1:3000/charts/1'],
  ['http://127.0.0.1:8080/chart', 'http://127.0.0.1:8080/chart'],
  ['//charts.example/x', null],
  // As people write addresses: without `https://` it would be a path of the app, where there is no page.
  ['www.youtube.example/watch?v=1', 'https://www.youtube.example/watch?v=1'],
  [' WWW.charts.example', 'https://www.charts.example/'],
])('%j is the link %s', (text, link) => {
  expect(safeUrl(text, page)).toBe(link);
});

it.each([
  null,
  undefined,
  '',
  '  ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:http://127.0.0.1:3000/x',
  'vbscript:x',
  'file:///etc/passwd',
  'http://charts.example/',
  'https://user:secret@charts.example/',
  'https://user@charts.example/',
  'https://',
  'intent://x#Intent;end',
])('%j is no link', text => {
  expect(safeUrl(text, page)).toBeNull();
});

it('without its own page there is no link', () => {
  expect(safeUrl('/charts/1', 'about:blank')).toBeNull();
  expect(safeUrl('https://charts.example/', 'not an address')).toBeNull();
});
