/** The purpose of each file of a release, the first one first. */
const purposes = (version: string): readonly (readonly [file: string, purpose: string])[] => [
  [
    'setup.html',
    'Begin here: it is beside this file. Open it in a browser, from your disk: it makes your site, without a network. An earlier site.json can be dropped on it.',
  ],
  [
    `matka-${version}-site.zip`,
    'The built site without any settings, and files for nginx and Caddy, for whoever uses the commands instead of setup.html.',
  ],
  [
    `matka-${version}-demo.zip`,
    'A demo with a made-up provider inside. Put dist/ on any host to try the app.',
  ],
  [
    'THIRD-PARTY-NOTICES.txt',
    'The packages whose code is in the site and in setup.html, with their licences. Keep it with your copy.',
  ],
  [
    'sbom.cdx.json',
    'The same packages and those that built them as a CycloneDX bill of materials, for scanners.',
  ],
  ['SHA256SUMS', 'The checksum of each other file: sha256sum --check SHA256SUMS'],
];

/** The text of `README.txt`. Throws if a file of the release has no purpose here. */
export function releaseReadme(version: string, files: readonly string[]): string {
  const rows = purposes(version);
  const unnamed = files.filter(file => !rows.some(([name]) => name === file));
  if (unnamed.length > 0) throw new Error(`release-readme.ts has no words for ${unnamed.join(', ')}`);
  return `Matka ${version}

${rows.map(([file, purpose]) => `${file}\n  ${purpose}\n`).join('\n')}
How to put the site on a host, update it and go back: docs/hosting.md of the sources. 18+ only.
`;
}
