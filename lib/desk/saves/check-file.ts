import path from 'node:path';
import { readPostFile } from '@/lib/blog/sources/post-file';
import { checkCity, checkPart } from '@/lib/city/read/check-city';
import { lookAtFolder } from '@/lib/city/read/look-at-folder';
import { networkDeskName } from '@/lib/city/read/network-desk';
import { adPhotos, type Folder, readFolder } from '@/lib/city/read/read-folder';
import { eachKeyOnce, keyOfFile, type Part, partOfText, partsOfMain } from '@/lib/city/read/yaml-part';
import type { CityFile } from '@/lib/city/schema/city-file';

/**
 * A problem found in a file, with the message that the site itself reports for it. `href`: page where the editor can
 * fix it, if that is not the form.
 */
export type FileProblem = { line?: number; message: string; href?: string };

/** A folder that the desk saves files in: a city's, or the folder of all cities, whose key is `''`. */
export type SavedFolder = { key: string; folder: string; timeZone?: string; locale?: string };

function partsOf(file: string, text: string): Part[] {
  if (file === 'city.yaml') return partsOfMain(partOfText(text, file, ''));
  const isInList = file.includes('/');
  return [partOfText(text, file, keyOfFile(file.replace(/\/.*/, '')), isInList)];
}

async function folderOf(folder: string): Promise<Folder | undefined> {
  const look = await lookAtFolder(folder);
  return look.ok ? readFolder(folder, look.value) : undefined;
}

/** Reads the city that a language edition belongs to, from the folder next to the edition's. */
async function cityBeside(folder: string, parts: readonly Part[]): Promise<CityFile | undefined> {
  const key = parts.find((part) => part.key === 'editionOf')?.value;
  const isKey = typeof key === 'string' && /^[a-z0-9-]+$/.test(key);
  const beside = isKey ? await folderOf(path.join(path.dirname(folder), key)) : undefined;
  return beside && checkCity(beside).file;
}

async function yamlProblems(folder: string, file: string, text: string): Promise<string[]> {
  const own = await folderOf(folder);
  const others = own?.parts.filter(({ source }) => source.file !== file) ?? [];
  const parts = eachKeyOnce([...partsOf(file, text), ...others]);
  const city = await cityBeside(folder, parts);
  const whole = { parts, files: own?.files ?? [], photos: await adPhotos(folder, parts) };
  const { problems } = checkCity(whole, [], () => city);
  return problems.filter((line) => line.startsWith(`${file}:`));
}

async function networkProblems(root: string, text: string): Promise<string[]> {
  const part = partOfText(text, networkDeskName, 'desk');
  return [...checkPart(part, { files: [], photos: await adPhotos(root, [part]) }, []).problems];
}

/**
 * Returns the problem lines that the site would report if a city's file had this text. `savedAt`: when the file was
 * saved, for posts without a date.
 */
export async function problemsWith(
  { key, folder, timeZone = 'UTC', locale }: SavedFolder,
  file: string,
  text: string,
  savedAt?: Date,
): Promise<string[]> {
  if (file.endsWith('.md'))
    return [...readPostFile(file, text, { domain: key, zone: timeZone, locale }, savedAt).problems];
  return key === '' ? networkProblems(folder, text) : yamlProblems(folder, file, text);
}

/** Parses a problem line of the site, such as `events.yaml:3: start is missing: …`. */
export function problemOf(line: string): FileProblem {
  const [, at, message = line] = /^[^:]+:(?:(\d+):)?\s*(.*)$/s.exec(line) ?? [];
  return { ...(at && { line: Number(at) }), message };
}

/**
 * Returns only problems that the change causes, because another mistake in the file must not prevent an editor from
 * fixing this one.
 */
export async function newProblems(
  where: SavedFolder,
  file: string,
  { before, after }: { before?: string; after?: string },
): Promise<FileProblem[]> {
  if (after === undefined) return [];
  const [old, now] = await Promise.all([before ?? '', after].map((text) => problemsWith(where, file, text)));
  // Ignore an entry's number, which changes when an entry is added above it.
  const kindOf = ({ message }: FileProblem) => message.replace(/\bentry \d+/, 'entry');
  const known = (old ?? []).map((line) => kindOf(problemOf(line)));
  // The message must not say whether the entry hides anything, because nothing is saved.
  const refused = ({ message, ...problem }: FileProblem) => ({
    ...problem,
    message: message.replace(/; it (?:hides all the same|does not hide)$/, ''),
  });
  return (now ?? [])
    .map(problemOf)
    .filter((problem) => {
      const at = known.indexOf(kindOf(problem));
      if (at !== -1) known.splice(at, 1);
      return at === -1;
    })
    .map(refused);
}
