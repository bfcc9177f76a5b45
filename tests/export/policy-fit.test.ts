// The lines of `npm run deploy-check` that compare the policy in a host's header with that of the page.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { policyProblems } from '../../src/export/policy-fit.ts';

const script = 'paint()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const policy = `default-src 'none'; script-src 'self' ${hash}; connect-src 'self' https://api.example.com; trusted-types dompurify`;
const page = (text = script) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"><script>${text}</script>`;

it.each([
  ['none', ''],
  ['what a page cannot say', "frame-ancestors 'none'"],
  ['the same', `${policy}; frame-ancestors 'none'`],
  ['a wide one', "default-src *; script-src 'self' 'unsafe-inline'"],
])('a header with %s fits', (_, header) => {
  expect(policyProblems(header, page())).toEqual([]);
});

it.each([
  ['the hash of an older script', policy.replace(hash, "'sha256-old='"), `script-src ${hash}`],
  [
    'another API',
    policy.replace('https://api.example.com', 'https://old.example.com'),
    'connect-src https://api.example.com',
  ],
  ['a default alone', "default-src 'self'", `script-src ${hash} and 1 more`],
  ['a second policy', `${policy}, connect-src 'self'`, 'connect-src https://api.example.com'],
  ['other Trusted Types', 'trusted-types other', 'trusted-types dompurify'],
])('a header with %s refuses what the page needs', (_, header, needed) => {
  const [problem = ''] = policyProblems(header, page());
  expect(problem).toContain(`refuses what the page needs: ${needed}. It is from another version`);
  expect(problem).toContain('nginx -s reload, caddy reload');
});

it('a page whose script was changed on its way is named', () => {
  expect(policyProblems('', page('paint( )'))).toEqual([
    "a script in the page has not the hash of the page's own policy: something changes pages on their way",
  ]);
});
