import { accentNotes } from '../export/accent.ts';
import { answeredSite } from '../export/answered-site.ts';
import { applySite, baseIn, placeMistake } from '../export/apply-site.ts';
import { bytesOf } from '../export/bytes.ts';
import { type Logo, logoAddress, pictureIn, readLogo } from '../export/logo.ts';
import { type Branding, brandingWriter } from '../export/branding.ts';
import { type Answers, fieldsOf, questions } from '../export/questions.ts';
import { lineOf, type Mistake, type Site, siteText } from '../export/site.ts';
import { zipOf } from '../export/zip.ts';
import { onceForEach } from '../lib/once.ts';
import { err, ok, type Result } from '../lib/result.ts';
import { languageOf } from '../text/translate.ts';
import type { Equipment } from './browser-kit.ts';

/**
 * The operator's wishes, as changes of `start`. `logo` is an address of `readLogo`, `none`, or the one of
 * `start`.
 */
export type Wish = { readonly start: Site; readonly answers: Answers; readonly logo: string | undefined };

export type Review = {
  readonly mistakes: readonly Mistake[];
  /** Notes about the accent. */
  readonly notes: readonly string[];
  /** The pages of the wish, as far as it is correct. */
  readonly login: string;
  readonly home: string;
};

/** The slow steps. A page can call each of them in another thread. */
export type Maker = {
  readonly logo: (bytes: Uint8Array) => Promise<Result<Logo, string>>;
  readonly review: (wish: Wish) => Promise<Review>;
  /** The bytes of site.zip. */
  readonly make: (wish: Wish) => Promise<Result<Uint8Array, readonly string[]>>;
};

export function makerOf({ embedded, kit }: Equipment): Maker {
  const { files, pages, fonts } = embedded;
  const base = baseIn(files);
  const own = logoAddress(bytesOf(embedded.ownIcons['icon.svg'] ?? ''));

  const shownOf = onceForEach(async (address: string): Promise<string> => {
    if (address === 'none') return own;
    const logo = await readLogo(pictureIn(address), kit);
    return logo.ok ? logo.value.shown : own;
  });

  return {
    logo: async bytes => readLogo(bytes, kit),

    async review({ start, answers, logo }) {
      const site = answeredSite(start, fieldsOf(answers), logo);
      const misplaced = placeMistake(base, start);
      const mistakes = [...(site.ok ? [] : site.error), ...(misplaced === null ? [] : [misplaced])];
      const branding = brandingOf(answers, mistakes);
      const write = await brandingWriter(branding);
      const icon = await shownOf(logo ?? start.logo ?? 'none');
      const language = branding.language ?? 'en';
      const letters = language === 'en' ? '' : `<style>${fonts}</style>\n`;
      const draw = (page: string): string =>
        write(page)
          .replace('</title>', () => `</title>\n${letters}`)
          .replaceAll('src="/icon.svg"', () => `src="${icon}"`)
          .replace('<html lang="en"', `<html lang="${language}"`);
      return {
        mistakes,
        notes: branding.accent === undefined ? [] : accentNotes(branding.accent),
        login: draw(pages[language].login),
        home: draw(pages[language].home),
      };
    },

    async make({ start, answers, logo }) {
      const site = answeredSite(start, fieldsOf(answers), logo);
      if (!site.ok) return err(site.error.map(lineOf));
      const made = await applySite(files, site.value, kit);
      if (!made.ok) return made;
      return ok(zipOf(new Map([...made.value, ['site.json', bytesOf(siteText(site.value))]])));
    },
  };
}

/** Uses only correct answers, so that half a typed value draws nothing. */
function brandingOf(answers: Answers, mistakes: readonly Mistake[]): Branding {
  const right = (question: 'brand' | 'accent' | 'language'): string | undefined => {
    const isWrong = mistakes.some(({ field }) => field === questions[question].field);
    return isWrong || answers[question] === 'none' ? undefined : answers[question];
  };
  const [brand, accent, language] = [right('brand'), right('accent'), right('language')];
  return {
    ...(brand !== undefined && { brand }),
    ...(accent !== undefined && { accent }),
    ...(language !== undefined && { language: languageOf(language) }),
  };
}
