// The console's table of guided demos is what docs/demos.md says, and every step of it can be followed.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpointByPath } from '../../mock-server/data/calls.ts';
import { scenarioNames } from '../../mock-server/data/scenario.ts';
import '../../mock-server/http/disk-fixtures.ts';
import { createMock } from '../support/app-mock.ts';

type Step =
  | string
  | { readonly say: string }
  | { readonly picture: string; readonly shows: string }
  | { readonly tell: string; readonly words: string }
  | { readonly count: number; readonly of: string; readonly words: string };
type Demo = { readonly title: string; readonly about: string; readonly steps: readonly Step[] };
type Shown = {
  readonly kind: string;
  readonly words: string;
  readonly say: string;
  readonly text: string;
  readonly label?: string;
};
type Call = { readonly method: string; readonly path: string; readonly body?: unknown };

// The console is plain JavaScript for a browser.
const folder = '../../mock-server/console';
const { demos } = (await import(`${folder}/demos.js`)) as { readonly demos: readonly Demo[] };
const { stepsOf, callOf } = (await import(`${folder}/steps.js`)) as {
  readonly stepsOf: (demo: Demo) => readonly Shown[];
  readonly callOf: (line: string) => Call | null;
};

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A demo in the form of docs/demos.md. */
function paperOf({ title, about, steps }: Demo): string {
  let number = 0;
  const lines = steps.map(step => {
    if (typeof step !== 'string' && 'say' in step) return `> ${step.say}`;
    if (typeof step !== 'string' && 'picture' in step)
      return `![${step.shows}](pictures/${step.picture}.png)`;
    number += 1;
    if (typeof step === 'string') return `${number}. ${step}`;
    return `${number}. ${'tell' in step ? `Tell the mock: \`${step.tell}\`.` : `Count ${step.count} of \`${step.of}\`.`}`;
  });
  return flat([title, about, ...lines].join('\n'));
}

it('docs/demos.md has the guided demos, word for word', () => {
  const [, ...parts] = readFileSync('docs/demos.md', 'utf8').split(/^## /m);
  // A long quote has its sign in front of every line.
  const unwrapped = parts.map(part => flat(part.replaceAll(/(?<=^> .*)\n> /gm, ' ')));
  expect(unwrapped).toEqual(demos.map(paperOf));
});

it('a guided demo has words to say from its first step on, and plain words for each step', () => {
  for (const demo of demos)
    for (const { say, words } of stepsOf(demo)) {
      expect(say).not.toBe('');
      expect(words).toMatch(/^[A-Z].+\.?$/);
      expect(words).not.toMatch(/__mock|[{}*`]/);
    }
});

it('each call of a guided demo is one that the mock knows', () => {
  const { control } = createMock();
  for (const demo of demos)
    for (const { kind, text } of stepsOf(demo)) {
      if (kind !== 'tell' || text.includes('fund-requests')) continue;
      const { method = '', path = '', body } = callOf(text) ?? {};
      expect(() => control(method, path, body), text).not.toThrow();
    }
  expect(scenarioNames()).toContain('result-day');
});

it('lists the whole contract by name, for a fault on a call that has not been made', () => {
  const listed = createMock().control('GET', 'endpoints') as readonly Readonly<Record<string, string>>[];
  expect(listed).toHaveLength(endpointByPath.size);
  expect(listed).toContainEqual({
    id: 'walletBalance',
    name: 'wallet balance',
    path: '/api-user-wallet-balance',
  });
});
