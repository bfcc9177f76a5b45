import { useEffect, useEffectEvent, useState } from 'react';
import { parseSite } from '../export/site.ts';
import type { Start } from './upgrade.tsx';

type Takers = {
  readonly begin: (start: Start) => void;
  readonly choose: (logo: File) => Promise<void>;
};

/** A file may be dropped anywhere. A picture becomes the logo, and any other file should be a `site.json`. */
export function useDroppedFiles({ begin, choose }: Takers) {
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File): Promise<void> => {
    if (/\.(svg|png)$/i.test(file.name)) return choose(file);
    const site = parseSite(await file.text());
    setProblem(site.ok ? null : `${file.name}: ${site.error.join(', ')}.`);
    if (site.ok) begin({ site: site.value, file: file.name });
    return undefined;
  };
  const drop = useEffectEvent((file: File) => void take(file));
  useEffect(() => {
    // Without this a browser would open the file instead of the page.
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
      const file = event.type === 'drop' ? event.dataTransfer?.files[0] : undefined;
      if (file !== undefined) drop(file);
    };
    const events = ['dragover', 'dragleave', 'drop'] as const;
    for (const name of events) window.addEventListener(name, hold);
    return () => {
      for (const name of events) window.removeEventListener(name, hold);
    };
  }, []);
  return { over, problem, take };
}
