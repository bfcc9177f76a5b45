import { caching, type HostedSite, pagePathsOf, securityHeadersOf } from './host-rules.ts';

/** A Caddyfile with case-insensitive paths, compressed files, headers and a true 404. */
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
