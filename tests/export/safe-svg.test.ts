import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { safeSvg } from '../../src/export/safe-svg.ts';

const svg = (inner: string, more = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${more}>${inner}</svg>`;
const rect = '<rect width="9" height="9"/>';

/** Things that a browser would run or load. */
const harmful =
  /script|\son\w+=|foreignObject|javascript|evil|@import|<animate|<set|ENTITY|DOCTYPE|<\?|svg\+xml|text\/html|<iframe/i;

it.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script with a prefix', svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>')],
  ['a handler', svg(rect, ' onload="alert(1)"')],
  ['a handler after a slash', svg('<rect/onclick="alert(1)" width="9"/>')],
  ['a handler in capitals', svg('<g OnMouseOver = "alert(1)"/>')],
  ['foreign HTML', svg('<foreignObject><iframe src="https://evil.example"/></foreignObject>')],
  ['a link that runs', svg(`<a href="javascript:alert(1)">${rect}</a>`)],
  ['one that is spelt by numbers', svg(`<a href="&#106;ava&#x0A;script:alert(1)">${rect}</a>`)],
  ['an external use', svg('<use href="https://evil.example/x.svg#a"/>')],
  ['an external xlink', svg('<use xlink:href="//evil.example/x.svg#a"/>')],
  [
    'another prefix for xlink',
    svg('<use xmlns:y="http://www.w3.org/1999/xlink" y:href="https://evil.example/x#a"/>'),
  ],
  ['an external picture', svg('<image href="https://evil.example/p.png"/>')],
  ['a picture that is an SVG', svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
  ['a page as data', svg('<use href="data:text/html,evil"/>')],
  ['a file of CSS', svg('<rect style="fill:url(https://evil.example/a)"/>')],
  ['a file of an attribute', svg('<rect fill="url( \'https://evil.example/a#b\' )"/>')],
  ['an import', svg('<style>@import "https://evil.example/a.css";</style>')],
  ['an import in CDATA', svg('<style><![CDATA[@import url(//evil.example/a.css)]]></style>')],
  ['an import that is escaped', svg('<style>\\40 import "https://evil.example"</style>')],
  ['an address in two parts', svg('<style>a{fill:ur<![CDATA[l(https://evil.example/a)]]>}</style>')],
  ['an address around a comment', svg('<style>a{fill:u<!-- -->rl(https://evil.example/a)}</style>')],
  ['an escaped address of an attribute', svg('<rect fill="u\\72l(https://evil.example/a)"/>')],
  ['a font', svg('<style>a{background:image-set("https://evil.example/a" 1x)}</style>')],
  ['a mask of a text', svg(`<rect mask="image-set('https://evil.example/a' 1x)"/>`)],
  ['a mask in a comment', svg('<rect mask="u/**/rl(https://evil.example/a)"/>')],
  ['a fade between files', svg('<style>a{background:cross-fade("https://evil.example/a",red)}</style>')],
  ['an animation of a link', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
  ['a set of a link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
  ['a set of a link to elsewhere', svg(`${rect}<set attributeName="href" to="https://evil.example"/>`)],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`],
  ['an entity that it does not define', svg('<rect id="&evil;"/>')],
  ['a style sheet by instruction', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg(rect)}`],
  ['a nested SVG with a handler', svg(`<svg onload="alert(1)">${rect}</svg>`)],
  ['a page behind it', `${svg(rect)}<script>alert(1)</script>`],
  ['tags that do not close', '<svg><script>alert(1)'],
  ['HTML', '<html><svg></svg></html>'],
])('nothing of %s is published', (_, text) => {
  const made = safeSvg(text);
  expect(made.ok ? made.value.replace(/xmlns="[^"]*"/, '') : '').not.toMatch(harmful);
});

it('keeps drawing elements in their places, and leaves out an editor’s notes', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><!-- made by hand -->
${svg('<metadata><x/></metadata><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:url(#g)}</style><g class="a" data-name="x"><path d="M0 0h9v9z"/><use xlink:href="#g"/></g>')}`;
  expect(safeSvg(text)).toEqual({
    ok: true,
    value:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><style>.a{fill:url(#g)}</style><g class="a"><path d="M0 0h9v9z"/><use href="#g"/></g></svg>\n',
  });
});

it('keeps colours, transforms and any id', () => {
  const drawn =
    '<style>.a:not(.b){fill:rgb(1 2 3);transform:rotate(45deg)}</style><g id="Layer(1)" transform="matrix(1 0 0 1 2 3)" class="a"><path d="M0 0h9v9z" fill="hsl(20,50%,50%)" style="opacity:calc(1 / 2)" clip-path="url(#c)"/></g>';
  expect(safeSvg(svg(drawn))).toEqual({
    ok: true,
    value: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawn}</svg>\n`,
  });
});

it('refuses a picture with very many elements inside each other', () => {
  const deep = svg('<g>'.repeat(50_000) + rect + '</g>'.repeat(50_000));
  const error = 'is an SVG that browsers cannot read: it has more than 200 elements inside each other';
  expect(safeSvg(deep)).toEqual({ ok: false, error });
});

it('the default mark can be rewritten, and again', () => {
  const once = safeSvg(readFileSync('src/export/own-icons/icon.svg', 'utf8'));
  expect(once.ok && safeSvg(once.value)).toEqual(once);
});
