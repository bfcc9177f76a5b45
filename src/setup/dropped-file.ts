import { textOf } from '../export/bytes.ts';
import { fileKind } from '../export/file-kind.ts';
import { questionNames, questions } from '../export/questions.ts';
import { isObject, lineOf, mistakesIn, parseSite, type Site } from '../export/site.ts';
import { parseJson } from '../lib/json.ts';
import { err, type Result } from '../lib/result.ts';

export type DroppedFile = { readonly name: string; readonly bytes: Uint8Array };

export const isPicture = ({ name, bytes }: DroppedFile): boolean => {
  const kind = fileKind(bytes);
  return (kind !== null && kind !== 'zip' && kind !== 'PDF') || /\.svg$/i.test(name);
};

/** The site in the file, or a sentence that describes the file. */
export function siteInFile(file: DroppedFile): Result<Site, string> {
  const { name, bytes } = file;
  if (fileKind(bytes) === 'zip')
    return err(`${name} is a zip. Unpack it first, and drop the site.json that was in it.`);
  if (isPicture(file)) return err(`${name} is a picture. Choose it as the logo below.`);
  const text = textOf(bytes);
  const json = parseJson(text);
  if (!isObject(json)) return err(`${name} is not a site.json: it is not JSON.`);
  if (!isObject(json['config']))
    return err(
      'hosts' in json || 'appKey' in json
        ? 'This is the config.json of a site. Drop its site.json here.'
        : `${name} is JSON, but not the site.json of a site.`,
    );
  const site = parseSite(text);
  if (!site.ok) return err(`${name}: ${site.error.join(', ')}.`);
  const lasting = mistakesIn(site.value).filter(({ field }) => !canBeTyped(field));
  return lasting.length > 0 ? err(`${name}: ${lasting.map(lineOf).join(', ')}.`) : site;
}

/** The page has a field for it, or for a part of it. */
const canBeTyped = (field: string): boolean =>
  questionNames.some(name => `${questions[name].field}.`.startsWith(`${field}.`));
