// Walks through the numbered steps of docs/demos.md with the mock on this machine.
import { expect, test } from '../../support/app.ts';
import { play, scripts } from '../../support/demo-script.ts';

/** The browser says so when nothing opens `upi:` links, or when a call fails as the script wants it to. */
test.use({ allowConsole: [/Failed to (launch|load resource)/] });

for (const script of scripts)
  test(`demo: ${script.title}`, async ({ page, mock }) => {
    test.setTimeout(90_000);
    const ask = async (method: string, path: string, body?: string): Promise<unknown> => {
      const reply = await fetch(mock.url + path, { method, ...(body !== undefined && { body }) });
      const answer: unknown = await reply.json();
      expect(reply.status, JSON.stringify(answer)).toBe(200);
      return answer;
    };
    await play(script, { page, ask });
  });

test('docs/demos.md has the three demos', () => {
  expect(scripts.map(({ title }) => title)).toEqual([
    "A new player's first bid",
    'A result day',
    'The provider fails and nothing is lost',
  ]);
});
