import { caching, type HostedSite, securityHeadersOf } from './host-rules.ts';

/** S3 stores only types and caching with a file. A script uploads in three steps, and CloudFront adds the other headers. */
export const s3Files = (site: HostedSite) => {
  const { base, policy } = site;
  return {
    'hosting/s3-upload.sh': `#!/usr/bin/env bash
# Uploads dist/ to a bucket behind CloudFront: hosting/s3-upload.sh my-bucket
# The bucket's error document is ${base.slice(1)}${base === '' ? '' : '/'}404.html; CloudFront compresses, and adds the headers of
# hosting/cloudfront-headers.json (aws cloudfront create-response-headers-policy --cli-input-json file://…).
set -euo pipefail
to="s3://$1${base}"
packed=(--exclude '*.br' --exclude '*.gz')
# New assets first and old ones never deleted, so that tabs of the last build live on; pages last.
aws s3 sync dist/assets "$to/assets" "\${packed[@]}" --cache-control '${caching.hashed}'
aws s3 cp dist/config.json "$to/config.json" --cache-control '${caching.config}'
aws s3 cp dist/manifest.webmanifest "$to/manifest.webmanifest" --cache-control '${caching.page}' \\
  --content-type application/manifest+json
aws s3 sync dist "$to" "\${packed[@]}" --exclude 'assets/*' --exclude config.json \\
  --exclude manifest.webmanifest --cache-control '${caching.page}'
`,
    'hosting/cloudfront-headers.json': `${JSON.stringify(
      {
        ResponseHeadersPolicyConfig: headersPolicy({
          'Content-Security-Policy': policy,
          ...securityHeadersOf(site),
        }),
      },
      null,
      2,
    )}\n`,
  };
};

/** CloudFront has its own names for some security headers; the others are custom headers. */
function headersPolicy(headers: Readonly<Record<string, string>>): object {
  const {
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': opener,
    'X-Frame-Options': frames,
    ...others
  } = headers;
  const custom = {
    'Permissions-Policy': permissions,
    'Cross-Origin-Opener-Policy': opener,
    'Cross-Origin-Resource-Policy': others['Cross-Origin-Resource-Policy'],
  };
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: 'matka',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: others['Content-Security-Policy'], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Override: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frames, Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}
