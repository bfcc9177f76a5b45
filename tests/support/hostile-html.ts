/**
 * HTML that tries to run scripts (they call `alert`), to show forms, to imitate the app's page, or to leave
 * it.
 */
export const hostileHtml: readonly string[] = [
  '<script>alert(1)</script>',
  '<sc<script>ript>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="/slides/qr.svg" onload=alert(1)>',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="https://example.com"><input name="password" autofocus onfocus=alert(1)><button>go</button></form>',
  '<style>* { display: none }</style>',
  '<link rel="stylesheet" href="https://example.com/a.css">',
  '<meta http-equiv="refresh" content="0;url=/landing">',
  '<base href="https://example.com/">',
  '<p style="position:fixed;inset:0" class="dialog" id="root" onclick="alert(1)" data-x="1">text</p>',
  '<p aria-label="Log in" role="alert" tabindex="0" onfocus=alert(1) contenteditable>text</p>',
  '<a name="createElement" id="body" href="#">text</a>',
  '<video autoplay src=x onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>text</summary></details>',
  '<template><script>alert(1)</script></template>',
  '<marquee onstart=alert(1)>text</marquee>',
  '<dialog open>text</dialog>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<p>text<a href="https://example.com" ping="https://example.com/p" download="a">text</a></p>',
  '<body onload=alert(1)><html onclick=alert(1)>',
  '<x-element is="x" onclick=alert(1)>text</x-element>',
];

/** Addresses that no link from the server may have. */
export const hostileLinks: readonly string[] = [
  'javascript:alert(1)',
  ' jAvAsCrIpT&colon;alert(1)',
  'java&#x0A;script:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:x',
  'http://elsewhere.example/',
  'https://user:secret@example.com/',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'intent://x#Intent;scheme=https;end',
];
