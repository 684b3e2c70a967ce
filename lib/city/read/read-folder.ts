import { readTextInside } from '@/lib/base/files/file-text';
import type { Outcome } from '@/lib/base/outcome';
import { type PhotoFile, photoFile } from '@/lib/city/photos';
import type { FolderLook } from '@/lib/city/read/look-at-folder';
import { eachKeyOnce, keyOfFile, type Part, partOfText, partsOfMain } from '@/lib/city/read/yaml-part';

/** Limit for YAML files: enough for ten thousand takedowns. Parsing a larger file would delay all cities. */
const MAX_YAML_BYTES = 1024 * 1024;

/** Files that a city's data may reference: all files in its folder, and the photos named by its ads. */
export type FolderFiles = Pick<FolderLook, 'files'> & { photos: ReadonlyMap<string, Outcome<PhotoFile>> };

/** The contents of a folder before validation. */
export type Folder = FolderFiles & { parts: readonly Part[] };

/** Returns a part that says why a file cannot be used. `key` is empty if the file may contain any key. */
export function unreadable(file: string, detail: string, key = '', inList = false): Part {
  return { key, inList, source: { file, text: '', at: [] }, problem: `${file}: ${detail}` };
}

/** Reads one YAML file; an error affects only this file. */
export async function readYaml(folder: string, file: string, key: string, inList = false): Promise<Part> {
  const read = await readTextInside(folder, file, MAX_YAML_BYTES);
  if (!read.ok) return unreadable(file, read.failure.detail, key, inList);
  const part = partOfText(read.value.text, file, key, inList);
  const { notice } = read.value;
  return notice ? { ...part, notes: [`${file}: ${notice}`, ...(part.notes ?? [])] } : part;
}

async function readParts(folder: string, { files, refused }: FolderLook, main: string): Promise<Part[]> {
  const yaml = [...files, ...refused.map(({ name }) => name)].filter((name) => /\.ya?ml$/.test(name));
  const [own, inLists] = [false, true].map((isInList) =>
    yaml.filter((name) => name !== main && name.includes('/') === isInList).toSorted(),
  ) as [string[], string[]];
  const read = await Promise.all([
    readYaml(folder, main, '').then(partsOfMain),
    ...own.map((name) => readYaml(folder, name, keyOfFile(name))),
    ...inLists.map((name) => readYaml(folder, name, keyOfFile(name.replace(/\/.*/, '')), true)),
  ]);
  const others = refused.filter(({ name }) => !yaml.includes(name) && !/^p(?:ost|hoto)s\//.test(name));
  return [...eachKeyOnce(read.flat()), ...others.map(({ name, detail }) => unreadable(name, detail))];
}

/** Checks the photos that ads name, in desk.yaml or under `desk:` in city.yaml. */
export async function adPhotos(folder: string, parts: readonly Part[]): Promise<FolderFiles['photos']> {
  const desks = parts.filter(({ key }) => key.toLowerCase() === 'desk').map(({ value }) => value);
  const ads = desks.flatMap((desk) => (desk as { ads?: unknown } | null | undefined)?.ads ?? []);
  const names = ads.map((ad) => (ad as { picture?: unknown } | null)?.picture);
  const written = [...new Set(names.filter((name) => typeof name === 'string'))];
  return new Map(
    await Promise.all(written.map(async (name) => [name, await photoFile(folder, name)] as const)),
  );
}

/** Reads all YAML files of a city's folder: city.yaml, files for one key, and folders of entries. Never rejects. */
export async function readFolder(folder: string, look: FolderLook, main = 'city.yaml'): Promise<Folder> {
  const parts = await readParts(folder, look, main);
  return { parts, files: look.files, photos: await adPhotos(folder, parts) };
}
