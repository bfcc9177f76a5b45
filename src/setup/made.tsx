import { useEffect, useState } from 'react';
import { hostNames } from '../export/hosts.ts';
import { Button } from '../ui/fields/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { nextSteps } from './next-steps.ts';

export type Making =
  | { readonly kind: 'none' | 'busy' | 'wrong' }
  | { readonly kind: 'made'; readonly zip: Uint8Array; readonly host: string }
  | { readonly kind: 'failed'; readonly lines: readonly string[] };

export function Made({ making }: { readonly making: Making }) {
  return (
    <>
      <Button
        type="submit"
        wide
        words={{ text: 'Make my site' }}
        busy={making.kind === 'busy'}
        busyText={{ text: 'Making your site…' }}
      />
      <div role="status">
        {making.kind === 'busy' && <p className="quiet">This takes some seconds.</p>}
        {making.kind === 'wrong' && (
          <Notice tone="bad">Something is not right yet. It is named at its field.</Notice>
        )}
        {making.kind === 'failed' && <Notice tone="bad">{making.lines.join(', ')}</Notice>}
        {making.kind === 'made' && <Download zip={making.zip} host={making.host} />}
      </div>
    </>
  );
}

/** It begins by itself; the link is for a browser that has refused it. */
function Download({ zip, host }: { readonly zip: Uint8Array; readonly host: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made here, of no shared memory
    const made = URL.createObjectURL(new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
    setAddress(made);
    Object.assign(document.createElement('a'), { href: made, download: 'site.zip' }).click();
    return () => URL.revokeObjectURL(made);
  }, [zip]);
  return (
    <Notice tone="good">
      <p>
        <b>site.zip is in your downloads.</b>{' '}
        {address !== null && (
          <a href={address} download="site.zip">
            Save it again
          </a>
        )}
      </p>
      <ol className="steps">
        <li>Unpack it.</li>
        <li>{nextSteps[hostNames.find(name => name === host) ?? '']}</li>
        <li>Keep site.json, which has all that is yours. Drop it here when there is a new version.</li>
      </ol>
    </Notice>
  );
}
