import { checkPart } from '@/lib/city/read/check-city';
import { adPhotos, readYaml } from '@/lib/city/read/read-folder';
import type { Part } from '@/lib/city/read/yaml-part';
import { type Desk, desk } from '@/lib/city/schema/desk';

/** desk.yaml beside the folders of cities: what editors do for all of them. */
export type NetworkDesk = {
  desk: Desk;
  /** Of which that was made. */
  parts: readonly Part[];
  /** What is wrong with the file as it is now, a line each. */
  problems: readonly string[];
  /** Of the file when it was read. */
  print: string;
};

export const networkDeskName = 'desk.yaml';

export const noDesk: NetworkDesk = { desk: desk.parse({}), parts: [], problems: [], print: '' };

/**
 * Reads it, or gives `before` where its `print` is the same; what cannot be used is left out, or as it was. An empty print
 * is that of no file.
 */
export async function readNetworkDesk(
  root: string,
  print: string,
  before: NetworkDesk,
): Promise<NetworkDesk> {
  if (before.print === print) return before;
  if (print === '') return noDesk;
  const part = await readYaml(root, networkDeskName, 'desk');
  const photos = await adPhotos(root, [part]);
  const { used, problems } = checkPart(part, { files: [], photos }, before.parts);
  return { desk: desk.parse(used[0]?.value ?? {}), parts: used, problems, print };
}
