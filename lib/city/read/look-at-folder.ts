import { listInside } from '@/lib/base/files/read-inside';
import { type Outcome, ok } from '@/lib/base/outcome';

/** Contents of a city's folder and its subfolders. */
export type FolderLook = {
  /** Relative paths, sorted, such as `city.yaml` and `faq/01.yaml`. */
  files: readonly string[];
  /** Folders that cannot be listed and symbolic links that point outside the city's folder, each with the reason. */
  refused: readonly { name: string; detail: string }[];
  /** Fingerprint that changes when a file is written, added or removed, or its permissions change. */
  print: string;
};

/** Lists a city's folder and its subfolders. Fails if the folder itself cannot be listed. */
export async function lookAtFolder(folder: string): Promise<Outcome<FolderLook>> {
  const top = await listInside(folder);
  if (!top.ok) return top;
  const levels = await Promise.all(
    top.value.map(async (entry) => {
      const below = entry.isFolder ? await listInside(folder, entry.name) : ok([]);
      if (!below.ok) return [{ ...entry, refusal: below.failure.detail }];
      return [entry, ...below.value.map((one) => ({ ...one, name: `${entry.name}/${one.name}` }))];
    }),
  );
  const all = levels.flat();
  return ok({
    files: all.filter(({ isFolder, refusal }) => !isFolder && !refusal).map(({ name }) => name),
    refused: all.flatMap(({ name, refusal }) => (refusal ? [{ name, detail: refusal }] : [])),
    print: all.map(({ name, state, refusal = '' }) => `${name} ${state} ${refusal}`).join('\n'),
  });
}
