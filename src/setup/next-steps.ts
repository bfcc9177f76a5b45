import type { HostName } from '../export/hosts.ts';

/**
 * The steps of docs/hosting.md "First deploy, update and rollback", for somebody who has unpacked site.zip.
 */
export const hostLabels: { readonly [H in HostName]: string } = {
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  github: 'GitHub Pages',
  nginx: 'nginx',
  caddy: 'Caddy',
  s3: 'S3 and CloudFront',
};

export const nextSteps: { readonly [H in HostName | '']: string } = {
  netlify: 'Drop the folder dist on the Deploys page of your Netlify project.',
  cloudflare: 'Upload the folder dist as a new deployment of your Pages project.',
  github: 'Push what is in the folder dist as the branch gh-pages.',
  nginx: 'Copy the folder dist to your server, and load hosting/nginx.conf in nginx.',
  caddy: 'Copy the folder dist to your server, and load hosting/Caddyfile in Caddy.',
  s3: 'Run hosting/s3-upload.sh with the name of your bucket.',
  '': 'Put the folder dist on your host.',
};
