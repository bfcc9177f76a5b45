import { hostileHtml, hostileLinks } from '../../support/hostile-html.ts';

// Texts that try to break out of their place, made of families. Each call gives others, the same for a seed.

type Random = () => number;
const pick = <T>(random: Random, from: readonly T[]): T => {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

/** Calls that the scripts would make if they ran. The test watches for them. */
const calls = [
  'alert(1)',
  'alert`1`',
  'top.alert(1)',
  'window["al"+"ert"](1)',
  'fetch("https://elsewhere.example/")',
];

const handled: readonly (readonly [tag: string, handlers: readonly string[]])[] = [
  ['img src=x', ['onerror', 'onload', 'onloadstart']],
  ['svg', ['onload', 'onfocusin', 'onbegin']],
  ['video src=x autoplay', ['onerror', 'oncanplay']],
  ['audio src=x autoplay', ['onerror', 'onloadstart']],
  ['input autofocus', ['onfocus', 'onblur']],
  ['select autofocus', ['onfocus']],
  ['textarea autofocus', ['onfocus']],
  ['button autofocus popovertarget=p', ['onfocus', 'onclick', 'onbeforetoggle']],
  ['details open', ['ontoggle']],
  ['body', ['onload', 'onpageshow', 'onhashchange']],
  ['p tabindex=0 autofocus', ['onfocus', 'onmouseover', 'onanimationstart', 'ontransitionend']],
  ['iframe', ['onload']],
  ['object data=x', ['onerror']],
  ['link rel=stylesheet href=x', ['onerror']],
  ['marquee', ['onstart', 'onbounce']],
  ['dialog open', ['onclose', 'oncancel']],
  ['a href=# id=x', ['onclick', 'onfocus', 'onauxclick']],
  ['custom-part', ['onclick', 'oncontentvisibilityautostatechange']],
];

/** One element with a handler, in one of the forms of an attribute. */
function withHandler(random: Random): string {
  const [tag, handlers] = pick(random, handled);
  const [call, handler] = [pick(random, calls), pick(random, handlers)];
  const quoted = pick(random, [`"${call.replaceAll('"', '&quot;')}"`, `'${call}'`, call.replaceAll(' ', '')]);
  const space = pick(random, [' ', '/', '\n', '\t', '\f', ' x="\u0000" ']);
  const name = pick(random, [handler, handler.toUpperCase(), `${handler} `, `${handler}\n`]);
  const close = pick(random, ['>', '/>', '', ` x>`, '>text']);
  return `<${pick(random, [tag, tag.replace(/^\w+/, word => word.toUpperCase())])}${space}${name}=${quoted}${close}`;
}

/** A link or a frame whose address is a script. */
function withAddress(random: Random): string {
  const scheme = pick(random, [
    'javascript',
    'JaVaScRiPt',
    'java\tscript',
    '&#106;avascript',
    'vbscript',
    '\u0001javascript',
  ]);
  const address = pick(random, [
    `${scheme}:${pick(random, calls)}`,
    `${scheme}&colon;${pick(random, calls)}`,
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    'https://elsewhere.example/take',
    '//elsewhere.example/take',
    pick(random, hostileLinks),
  ]);
  const quoted = `"${address.replaceAll('"', '&quot;')}"`;
  return pick(random, [
    `<a href=${quoted} autofocus>text</a>`,
    `<iframe src=${quoted}></iframe>`,
    `<img src=${quoted} srcset=${quoted}>`,
    `<form action=${quoted}><button formaction=${quoted}>go</button></form>`,
    `<object data=${quoted}></object>`,
    `<embed src=${quoted}>`,
    `<svg><a href=${quoted} xlink:href=${quoted}><text>text</text></a></svg>`,
    `<svg><use href=${quoted} /><image href=${quoted} /></svg>`,
    `<math href=${quoted}>text</math>`,
    `<meta http-equiv="refresh" content='0;url=${address}'>`,
    `<base href=${quoted}><a href="x">text</a>`,
    `<link rel="stylesheet" href=${quoted}><link rel="prefetch" href=${quoted}>`,
    `<video poster=${quoted}><source src=${quoted}></video>`,
    `<p style="background:url(${address})">text</p>`,
    `<style>@import ${quoted}; * { background: url(${quoted}) }</style>`,
    `<a href="/imp" ping=${quoted}>text</a>`,
    `<script src=${quoted}></script>`,
  ]);
}

const around: readonly ((inner: string) => string)[] = [
  inner => inner,
  inner => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  inner => `<math><mtext><table><mglyph><style><!--</style>${inner}`,
  inner => `<form><math><mtext></form><form><mglyph><style></math>${inner}`,
  inner => `<noscript><p title="</noscript>${inner}">`,
  inner => `<template>${inner}</template>`,
  inner => `<template shadowrootmode="open">${inner}</template>`,
  inner => `<table><tr><td>${inner}<td></table>${inner}`,
  inner => `<textarea></textarea>${inner}<title></title>${inner}`,
  inner => `<!--><p>-->${inner}<!-- --!>${inner}-->`,
  inner => `<![CDATA[${inner}]]><?x ${inner}?>`,
  inner => `<p id="body" name="createElement">${inner}</p><a id="cookie"></a>`,
  inner => `<iframe srcdoc="${inner.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  inner => `<xmp>${inner}</xmp><plaintext>${inner}`,
  inner => `${'<div>'.repeat(200)}${inner}`,
  inner => `<select><option>${inner}</select><optgroup>${inner}`,
  inner => `<h2><h2><li>${inner}</h2></p></td>${inner}`,
];

const encoded: readonly ((html: string) => string)[] = [
  html => html,
  html => html,
  html => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  html => html.replaceAll('<', '&#x3c').replaceAll('>', '&#62;'),
  html => html.replaceAll('<', '＜').replaceAll('>', '＞'),
  html => html.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  html => html.replaceAll('<', '\\u003c'),
  html => `\uFEFF${html.replaceAll('<', '<\u0000')}`,
  html => html.replaceAll('script', 'scr\u0000ipt').replaceAll('<', '<<'),
];

/** A text of HTML that would run, load or lead somewhere if a page contained it as it is. */
export function htmlPayload(random: Random): string {
  const core = pick(random, [
    withHandler,
    withHandler,
    withAddress,
    withAddress,
    (next: Random) => `<script>${pick(next, calls)}</script>`,
    (next: Random) => `<scr<script>ipt>${pick(next, calls)}</scr</script>ipt>`,
    (next: Random) => pick(next, hostileHtml),
  ])(random);
  const once = pick(random, around)(core);
  const nested = random() < 0.3 ? pick(random, around)(once) : once;
  return pick(random, encoded)(nested);
}

const numbersOfScripts = [
  '१२३',
  '১২৩',
  '١٢٣',
  '۱۲۳',
  '௧௨௩',
  '１２３',
  '①②③',
  'Ⅻ',
  '½',
  '𝟙𝟚𝟛',
  '一二三',
  '๑๒๓',
];

/** A text that no player types into a field: marks, lengths, scripts and code. */
export const typedPayload = (random: Random): string =>
  pick(random, [
    (next: Random) => 'a'.repeat(1 + Math.floor(next() * 20_000)),
    (next: Random) => '9'.repeat(1 + Math.floor(next() * 400)),
    (next: Random) => `${pick(next, ['\u202e', '\u2066', '\u200f', '\u061c', '\u202a'])}500 ltr \u05d0\u05d1`,
    (next: Random) => `5${pick(next, ['\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad'])}00`,
    (next: Random) => pick(next, ['😀', '👨‍👩‍👧‍👦', '🇮🇳', '❤️‍🔥', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']).repeat(1 + Math.floor(next() * 50)),
    (next: Random) => `x${'\u0301'.repeat(1 + Math.floor(next() * 300))}`,
    htmlPayload,
    (next: Random) =>
      pick(next, [
        '"',
        "'",
        '`',
        '\\',
        '${1}',
        '{{1}}',
        '%s%n',
        '{points}',
        '\u0000',
        '\ud800',
        'null\u0000x',
      ]),
    (next: Random) => pick(next, numbersOfScripts),
    (next: Random) =>
      pick(next, [
        '=1+1',
        '+1',
        '-500',
        '@SUM(A1)',
        '1e3',
        '0x10',
        '0b1',
        '1_000',
        '1,000',
        '10.5',
        '١٠٫٥',
        'Infinity',
        'NaN',
        '-0',
        '000000500',
        ' 500 ',
      ]),
    (next: Random) =>
      pick(next, [
        "' OR '1'='1",
        "'; DROP TABLE bids; --",
        '" OR ""="',
        '1) UNION SELECT 1',
        "admin'--",
        '%27%20OR%201',
      ]),
    (next: Random) =>
      pick(next, [
        '__proto__',
        'constructor',
        'toString',
        'undefined',
        'null',
        'true',
        '[object Object]',
        '../../etc/passwd',
        'file:///etc/passwd',
        '\r\nSet-Cookie: a=b',
      ]),
    (next: Random) => pick(next, [' ', '\t', '\n\n', '\u00a0', '\u3000', '']),
    (next: Random) => String(Math.floor(next() * 2 ** 60)),
  ])(random);
