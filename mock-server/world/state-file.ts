import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { parseJson } from '../../src/lib/json.ts';
import { err, ok, type Result } from '../../src/lib/result.ts';
import { messageOf, isRecord } from '../data/refusal.ts';
import { nodeFiles, replaceFile, type FileCalls } from './disk.ts';
import type { Store } from './keeping.ts';
import { savedState, textOf, restoreWorld } from './saved-world.ts';
import type { World } from './world.ts';

/**
 * Keeps the state before the last change in `FILE.old`. After a failure it writes an unchanged world again,
 * to find out whether that works. `report` gets a line when saving begins to fail, and when it works again.
 */
export function createStore(
  file: string,
  world: World,
  { report, calls = nodeFiles }: { readonly report: (line: string) => void; readonly calls?: FileCalls },
): Store {
  let saved = '';
  let trouble: string | null = null;
  const setTrouble = (line: string | null): void => {
    if (line !== trouble) report(line ?? `The state file ${file} is written again`);
    trouble = line;
  };
  return {
    save: () => {
      const text = textOf(world);
      const changed = text !== saved;
      if (!changed && trouble === null) return true;
      try {
        replaceFile(file, sealed(text), calls, olderOf(file));
      } catch (error) {
        setTrouble(`The state file ${file} cannot be written: ${messageOf(error)}`);
        if (changed && saved !== '') {
          restore(world, saved);
          // The schema has put the fields into another order.
          saved = textOf(world);
        }
        return !changed;
      }
      setTrouble(null);
      saved = text;
      return true;
    },
    trouble: () => trouble,
  };
}

/** The mock wrote the text itself, so the schema is here only for the types. */
function restore(world: World, text: string): void {
  const { state, clock: setting } = v.parse(savedState, JSON.parse(text));
  world.state = state;
  world.clock.restore(setting);
}

type Loaded = { readonly found: boolean; readonly note: string | null };

/**
 * Sets a cut or damaged file aside, and uses the state before the last change instead. After an error the
 * files are unchanged.
 */
export function loadState(world: World, file: string): Result<Loaded, string> {
  const text = read(file);
  if (!text.ok) return text;
  if (text.value === null) return ok({ found: false, note: null });
  const saved = unsealed(text.value);
  if (saved === null) return loadOlder(world, file);
  const restored = restoreWorld(world, saved);
  return restored.ok ? ok({ found: true, note: null }) : err(`The state file ${file} ${restored.error}`);
}

/** At once, because the next change replaces the older file. */
function loadOlder(world: World, file: string): Result<Loaded, string> {
  const damaged = `The state file ${file} was cut off or damaged`;
  const older = olderOf(file);
  const aside = `${file}.damaged`;
  const text = read(older);
  if (!text.ok) return err(`${damaged}. ${text.error}`);
  if (text.value === null) return err(`${damaged}, and there is none before it`);
  const saved = unsealed(text.value);
  if (saved === null) return err(`${damaged}, and so was ${older}`);
  const restored = restoreWorld(world, saved);
  if (!restored.ok) return err(`${damaged}. The state file ${older} ${restored.error}`);
  try {
    copyFileSync(file, aside);
    replaceFile(file, text.value);
  } catch (error) {
    return err(`${damaged}, and it cannot be replaced: ${messageOf(error)}`);
  }
  const note = `${damaged}; it is kept as ${aside}. The state before its last change is used: that change may be lost`;
  return ok({ found: true, note });
}

function read(file: string): Result<string | null, string> {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return ok(null);
    if (found.isDirectory()) return err(`The state file ${file} is a folder`);
    if (!found.isFile()) return err(`The state file ${file} is not a file`);
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return err(`The state file ${file} cannot be read: ${messageOf(error)}`);
  }
}

const olderOf = (file: string): string => `${file}.old`;

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A checksum detects a damaged file: `{"sum": "…", "saved": …}`. */
const sealed = (text: string): string => `{"sum":"${sumOf(text)}","saved":${text}}`;

const seal = /^\{"sum":"([\da-f]{64})","saved":/;

/** Files of older mocks have no checksum. */
function unsealed(file: string): string | null {
  const text = file.trimEnd();
  const match = seal.exec(text);
  if (match === null) {
    const parsed = parseJson(text);
    return isRecord(parsed) && Object.hasOwn(parsed, 'state') ? text : null;
  }
  const inner = text.slice(match[0].length, -1);
  return text.endsWith('}') && sumOf(inner) === match[1] ? inner : null;
}
