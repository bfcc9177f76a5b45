import { expect, it } from 'vitest';
import { draftOf } from '../../src/lib/draft.ts';

it('a draft has the texts of a form by name, the last where there are two, and no files', () => {
  const data = new FormData();
  data.append('phone', ' 98765 ');
  data.append('SP', 'on');
  data.append('points', '10');
  data.append('points', '20');
  data.append('photo', new File(['x'], 'x.png'));
  expect(draftOf(data)).toEqual({ phone: ' 98765 ', SP: 'on', points: '20' });
});

it('a field named __proto__ is a field', () => {
  const data = new FormData();
  data.append('__proto__', 'x');
  expect(Object.entries(draftOf(data))).toEqual([['__proto__', 'x']]);
});
