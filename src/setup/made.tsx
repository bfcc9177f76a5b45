import { hostNames } from '../export/hosts.ts';
import { Button } from '../ui/fields/button.tsx';
import { Notice } from '../ui/layout/notice.tsx';
import { nextSteps } from './next-steps.ts';

export type Making =
  | { readonly kind: 'none' | 'busy' | 'wrong' }
  | { readonly kind: 'made'; readonly address: string; readonly host: string }
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
      <div aria-live="polite">
        {making.kind === 'busy' && <p className="quiet">This takes some seconds.</p>}
        {making.kind === 'wrong' && (
          <Notice tone="bad">Something is not right yet. It is named at its field.</Notice>
        )}
        {making.kind === 'failed' && <Notice tone="bad">{making.lines.join(', ')}</Notice>}
        {making.kind === 'made' && <Download address={making.address} host={making.host} />}
      </div>
    </>
  );
}

/** Also a link, for a browser that has refused the automatic download. */
function Download({ address, host }: { readonly address: string; readonly host: string }) {
  return (
    <Notice tone="good">
      <p>
        <b>site.zip is in your downloads.</b>{' '}
        <a href={address} download="site.zip">
          Save it again
        </a>
      </p>
      <ol className="steps">
        <li>Unpack it.</li>
        <li>{nextSteps[hostNames.find(name => name === host) ?? '']}</li>
        <li>Keep site.json, which has all that is yours. Drop it here when there is a new version.</li>
      </ol>
    </Notice>
  );
}

/** Passes a file to the browser's downloads, and returns its address. */
export function download(zip: Uint8Array): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was made here, of no shared memory
  const file = new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: 'site.zip' }).click();
  return address;
}
