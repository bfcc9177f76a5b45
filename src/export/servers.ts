import { caching, type HostedSite, pagePathsOf, securityHeadersOf } from './policy.ts';

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

/** An operator's pictures, such as his mark, are not compressed by the build. */
const operatorPictures: readonly File[] = [
  ['/[^/]+\\.svg', 'image/svg+xml', caching.page],
  ['/favicon\\.ico', 'image/x-icon', caching.page],
  ['/[^/]+\\.png', 'image/png', caching.page],
  ['/[^/]+\\.webp', 'image/webp', caching.page],
  ['/[^/]+\\.jpe?g', 'image/jpeg', caching.page],
];

const pictures: File = ['/assets/[^/]+\\.svg', 'image/svg+xml', caching.hashed];

/** A weight of 0 refuses it. */
const accepted = (name: string): string =>
  `(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[0-9.]+\\s*)?(?:,|$)`;

/** nginx's `add_header` in a location replaces those of the server, so each repeats all. Debian's has no brotli. */
export function nginxConf(site: HostedSite): string {
  const { base, policy, demoPages } = site;
  const security = Object.entries({ 'Content-Security-Policy': policy, ...securityHeadersOf(site) })
    .map(([name, value]) => `    add_header ${name} "${value}" always;\n`)
    .join('');
  const packing = (always: string): string =>
    `    add_header Content-Encoding $matka_encoding${always};\n    add_header Vary Accept-Encoding${always};\n`;
  const typed = (type: string): string => `    types { }\n    default_type "${type}";\n`;
  const html = typed('text/html; charset=utf-8');

  const pages = pagePathsOf(base, demoPages).map(({ pattern, file }) => `  "~*${pattern}" ${file};\n`);
  // The first pattern that fits is taken.
  const all = [...files, ...(demoPages.length > 0 ? [pictures] : []), ...operatorPictures];
  const places = all.map(file => {
    const [place, type, cache] = file;
    // The build compresses neither JSON nor what is compressed already.
    const packed = type !== json && type !== font && !operatorPictures.includes(file);
    return `  location ~ "^${base}(?<matka_file>${place})$" {
${typed(type)}${security}${packed ? packing('') : ''}    add_header Cache-Control "${cache}";
    try_files $matka_file${packed ? '$matka_packed' : ''} =404;
  }
`;
  });
  return `# Matka. Set listen, server_name and root (the folder that holds dist's files); https with http2 is yours to add.
map $http_accept_encoding $matka_packed {
  default "";
  "~*${accepted('br')}" .br;
  "~*${accepted('gzip')}" .gz;
}
map $matka_packed $matka_encoding {
  default "";
  .br br;
  .gz gzip;
}
# The page of a path, whatever the case of its letters.
map $uri $matka_page {
  default /none;
${pages.join('')}}

server {
  listen 80;
  server_name _;
  root /var/www/matka;
  server_tokens off;

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
}
`;
}

export function caddyfile(site: HostedSite): string {
  const { base, policy, demoPages } = site;
  const headers = Object.entries({ 'Content-Security-Policy': policy, ...securityHeadersOf(site) })
    .map(([name, value]) => `\t\t${name} "${value}"\n`)
    .join('');
  // `handle_path` removes the base from the path.
  const pages = pagePathsOf('', demoPages).map(({ pattern, file }) => `\t\t\t~(?i)${pattern} ${file}\n`);
  return `# Matka. Set the address and root (the folder that holds dist's files).
:80 {
	root * /srv/matka
	header {
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
	handle {
		error 404
	}
	handle_errors {
		header {
${headers.replaceAll('\t\t', '\t\t\t')}			Cache-Control "${caching.config}"
			-Server
		}
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`.replace(base === '' ? '\thandle {\n\t\terror 404\n\t}\n' : '\0', '');
}
