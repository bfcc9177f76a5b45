import { expect, it } from 'vitest';
import { imageUrl } from '../../src/lib/image-url.ts';

const page = 'http://127.0.0.1:3000/imp';
const hosts = ['https://api.example.com/v2', 'https://pictures.example.com:8443', '', 'nonsense'];

it.each([
  ['/slides/a.png', 'http://127.0.0.1:3000/slides/a.png'],
  ['http://127.0.0.1:3000/a.png', 'http://127.0.0.1:3000/a.png'],
  ['https://api.example.com/a.png?x=1', 'https://api.example.com/a.png?x=1'],
  ['HTTPS://API.Example.com:443/a.png', 'https://api.example.com/a.png'],
  ['https://pictures.example.com:8443/a.png', 'https://pictures.example.com:8443/a.png'],
])('the picture %s is loaded from %s', (text, url) => {
  expect(imageUrl(text, page, hosts)).toBe(url);
});

it.each([
  null,
  undefined,
  '',
  'https://pictures.example.com/a.png',
  'https://elsewhere.example.com/?seen=9876543210',
  'https://api.example.com.elsewhere.example/a.png',
  'https://user@api.example.com/a.png',
  'http://api.example.com/a.png',
  'http://127.0.0.1:8080/a.png',
  '//elsewhere.example.com/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
  'blob:http://127.0.0.1:3000/x',
])('the picture %j is not loaded', text => {
  expect(imageUrl(text, page, hosts)).toBeNull();
});
