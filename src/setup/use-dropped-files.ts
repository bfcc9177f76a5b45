import { useEffect, useEffectEvent, useState } from 'react';
import { type DroppedFile, isPicture, siteInFile } from './dropped-file.ts';
import type { Start } from './upgrade.tsx';

type Takers = {
  readonly begin: (start: Start) => void;
  readonly choose: (logo: DroppedFile) => Promise<void>;
};

/**
 * A file may be dropped anywhere. Outside the two fields for files a picture becomes the logo, and any other
 * file should be a `site.json`. A refused file changes only the message.
 */
export function useDroppedFiles({ begin, choose }: Takers) {
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const takeSite = (file: DroppedFile): void => {
    const site = siteInFile(file);
    setProblem(site.ok ? null : site.error);
    if (site.ok) begin({ site: site.value, file: file.name });
  };
  const drop = useEffectEvent(async (dropped: File, field: string | undefined): Promise<void> => {
    const file = await readFile(dropped);
    if (field === 'logo' || (field !== 'site' && isPicture(file))) await choose(file);
    else takeSite(file);
  });
  useEffect(() => {
    // Without this a browser would open the file instead of the page.
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file !== undefined) void drop(file, fieldAt(event.target));
    };
    const events = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of events) window.addEventListener(name, hold);
    return () => {
      for (const name of events) window.removeEventListener(name, hold);
    };
  }, []);
  return {
    over,
    problem,
    take: async (file: File): Promise<void> => takeSite(await readFile(file)),
    choose: async (file: File): Promise<void> => choose(await readFile(file)),
  };
}

const fieldAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset['field'] : undefined;

const readFile = async (file: File): Promise<DroppedFile> => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});
