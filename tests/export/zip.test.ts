import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf } from '../../src/export/bytes.ts';
import { zipOf } from '../../src/export/zip.ts';

it('the same files give the same bytes in any order', () => {
  const one = [['dist/b.txt', bytesOf('b')] as const, ['dist/a.br', bytesOf('a')] as const];
  expect(zipOf(new Map(one))).toEqual(zipOf(new Map(one.toReversed())));
  expect(Object.keys(unzipSync(zipOf(new Map(one))))).toEqual(['dist/a.br', 'dist/b.txt']);
});
