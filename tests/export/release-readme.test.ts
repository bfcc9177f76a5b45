// README.txt of release/.
import { expect, it } from 'vitest';
import { releaseReadme } from '../../src/export/release-readme.ts';

it('setup.html comes first, and every file has a purpose', () => {
  const text = releaseReadme('1.2.3', ['matka-1.2.3-site.zip', 'setup.html']);
  expect(text.split('\n').slice(0, 3)).toEqual(['Matka 1.2.3', '', 'setup.html']);
  expect(text).toContain('\nmatka-1.2.3-site.zip\n  The built site');
  expect(text).toContain('\nSHA256SUMS\n');
});

it('a new file of a release needs words', () => {
  expect(() => releaseReadme('1.2.3', ['extra.txt'])).toThrow('no words for extra.txt');
});
