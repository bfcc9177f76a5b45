import { caching, headersOf, type HostedSite, pagePathsOf } from './host-headers.ts';

type File = readonly [place: string, type: string, cache: string];

const [script, json, font] = ['text/javascript; charset=utf-8', 'application/json', 'font/woff2'];

const files: readonly File[] = [
  ['/assets/[^/]+\\.js', script, caching.hashed],
  ['/assets/[^/]+\\.css', 'text/css; charset=utf-8', caching.hashed],
  ['/assets/[^/]+\\.woff2', font, caching.hashed],
  ['/[^/]+\\.js', script, caching.page],
  ['/icon\\.svg', 'image/svg+xml', caching.page],
  ['/manifest\\.webmanifest', 'application/manifest+json', caching.page],
  ['/(?:robots|licenses)\\.txt', 'text/plain; charset=utf-8', caching.page],
  ['/config\\.json', json, caching.config],
  ['/(?:version|builds)\\.json', json, caching.config],
];

/** The build does not compress an operator's pictures, such as the mark. */
const operatorPictures: readonly File[] = [
  ['/[^/]+\\.svg', 'image/svg+xml', caching.page],
  ['/favicon\\.ico', 'image/x-icon', caching.page],
  ['/[^/]+\\.png', 'image/png', caching.page],
  ['/[^/]+\\.webp', 'image/webp', caching.page],
  ['/[^/]+\\.jpe?g', 'image/jpeg', caching.page],
];

const pictures: File = ['/assets/[^/]+\\.svg', 'image/svg+xml', caching.hashed];

/** A weight of 0 means that the client refuses it. */
const accepted = (name: string): string =>
  `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[0-9.]+\\s*)?(?:,|$)`;

/** A value in quotes may itself contain quotes (`Reporting-Endpoints`). */
const quoted = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;

/** The lines inside `http { }`, above the server. */
function nginxMaps({ base, demoPages }: HostedSite): string {
  const pages = pagePathsOf(base, demoPages).map(({ pattern, file }) => `  "~*${pattern}" ${file};\n`);
  return `map $http_accept_encoding $matka_packed {
  default "";
  "~*${accepted('br')}" .br;
  "~*${accepted('gzip')}" .gz;
}
map $matka_packed $matka_packing {
  default "";
  .br br;
  .gz gzip;
}
# nginx refuses other methods with a page of its own, which is not packed.
map $request_method $matka_encoding {
  default "";
  GET $matka_packing;
  HEAD $matka_packing;
}
# The page of a path, whatever the case of its letters.
map $uri $matka_page {
  default /none;
${pages.join('')}}
`;
}

/**
 * The lines inside `server { }`. `add_header` in a location replaces those of the server, so each location
 * repeats them all. Debian's nginx has no brotli.
 */
function nginxServer(site: HostedSite): string {
  const { base, demoPages } = site;
  const security = Object.entries(headersOf(site))
    .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;\n`)
    .join('');
  const packing = (always: string): string =>
    `    add_header Content-Encoding $matka_encoding${always};\n    add_header Vary Accept-Encoding${always};\n`;
  const typed = (type: string): string => `    types { }\n    default_type "${type}";\n`;
  const html = typed('text/html; charset=utf-8');

  // nginx uses the first pattern that matches.
  const all = [...files, ...(demoPages.length > 0 ? [pictures] : []), ...operatorPictures];
  const places = all.map(file => {
    const [place, type, cache] = file;
    // The build compresses neither JSON nor files that are compressed already.
    const packed = type !== json && type !== font && !operatorPictures.includes(file);
    return `  location ~ "^${base}(?<matka_file>${place})$" {
${typed(type)}${security}${packed ? packing('') : ''}    add_header Cache-Control "${cache}";
    try_files $matka_file${packed ? '$matka_packed' : ''} =404;
  }
`;
  });
  return `  server_tokens off;

${places.join('')}  location / {
${html}${security}${packing('')}    add_header Cache-Control "${caching.page}";
    error_page 404 @missing;
    try_files $matka_page$matka_packed =404;
  }
  # A missing asset is plainly missing; the page for people would be of no use to a script.
  location ${base}/assets/ {
${security}    return 404;
  }
  location @missing {
${html}${security}${packing(' always')}    add_header Cache-Control "${caching.config}" always;
    try_files /404.html$matka_packed =404;
  }
`;
}

export const nginxFiles = (site: HostedSite): Readonly<Record<string, string>> => ({
  'hosting/nginx.conf': `# Matka, whole: include this file in http { }. Set listen, server_name and root (the folder that holds dist's files,
# also for a site in a folder such as /sub/).
# To keep lines of your own from version to version, use hosting/nginx/ instead: your server there includes ours.
${nginxMaps(site)}
server {
  listen 80;
  server_name _;
  root /var/www/matka;
${nginxServer(site)}}
`,
  'hosting/nginx/matka-http.conf': `# Matka, for http { }. A new version may replace this file.
${nginxMaps(site)}`,
  'hosting/nginx/matka-server.conf': `# Matka, for server { }. A new version may replace this file.
${nginxServer(site)}`,
  'hosting/nginx/site.example.conf': `# Yours: copy it once, as /etc/nginx/conf.d/matka.conf. No version of Matka replaces it.
include /etc/nginx/matka/matka-http.conf;

server {
  listen 80;
  # listen 443 ssl;
  # http2 on;
  # ssl_certificate /etc/ssl/your-site.pem;
  # ssl_certificate_key /etc/ssl/your-site.key;
  server_name _;
  root /var/www/matka;
  include /etc/nginx/matka/matka-server.conf;
}
`,
});

/** The lines inside the block of a site, each with a tab before it. */
function caddySite(site: HostedSite): string {
  const { base, demoPages } = site;
  const headers = Object.entries(headersOf(site))
    .map(([name, value]) => `\t\t${name} ${quoted(value)}\n`)
    .join('');
  // `handle_path` removes the base from the path.
  const pages = pagePathsOf('', demoPages).map(({ pattern, file }) => `\t\t\t~(?i)${pattern} ${file}\n`);
  return `	header {
${headers}		-Server
	}
	# Of two headers of a name Caddy would keep the one for all paths.
	@page not path ${base}/assets/* ${base}/config.json
	header @page Cache-Control "${caching.page}"
	header ${base}/assets/* Cache-Control "${caching.hashed}"
	header ${base}/config.json Cache-Control "${caching.config}"
	handle${base === '' ? '' : `_path ${base}/*`} {
		map {path} {matka_page} {
${pages.join('')}			default {path}
		}
		rewrite * {matka_page}
		file_server {
			precompressed br gzip
		}
	}
${base === '' ? '' : '\thandle {\n\t\terror 404\n\t}\n'}	handle_errors {
		header {
${headers.replaceAll('\t\t', '\t\t\t')}			Cache-Control "${caching.config}"
			-Server
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
`;
}

export const caddyFiles = (site: HostedSite): Readonly<Record<string, string>> => ({
  'hosting/Caddyfile': `# Matka, whole. Set the address and root (the folder that holds dist's files, also for a site in a folder such as /sub/).
# To keep lines of your own from version to version, use hosting/caddy/ instead: your file there imports ours.
:80 {
	root * /srv/matka
${caddySite(site)}}
`,
  'hosting/caddy/matka.caddy': `# Matka. A new version may replace this file.
(matka) {
${caddySite(site)}}
`,
  'hosting/caddy/site.example.Caddyfile': `# Yours: copy it once, as /etc/caddy/Caddyfile. No version of Matka replaces it.
import /etc/caddy/matka.caddy

:80 {
	root * /srv/matka
	import matka
}
`,
});
