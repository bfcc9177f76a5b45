import { expect, it } from 'vitest';
import { folderProblem } from './support/folder-problem.ts';

it.each(['/home/asha/app#2', '/home/what?/app', 'C:\\work\\#1\\'])(
  'the tests cannot run in %s, and say why',
  folder => {
    expect(folderProblem(folder)).toContain(`move ${folder} to another one`);
  },
);

it.each(['/home/asha/my%20app', '/home/asha rao/कल्याण/', '/tmp/100%/a&b'])('the tests run in %s', folder => {
  expect(folderProblem(folder)).toBeNull();
});
