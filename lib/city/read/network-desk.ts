import { checkPart } from '@/lib/city/read/check-city';
import { adPhotos, readYaml } from '@/lib/city/read/read-folder';
import type { Part } from '@/lib/city/read/yaml-part';
import { type Desk, desk } from '@/lib/city/schema/desk';

/** The desk.yaml next to the city folders. It applies to all cities. */
type NetworkDesk = {
  desk: Desk;
  /** The parts that `desk` is built from. */
  parts: readonly Part[];
  /** Current problems of the file, one line each. */
  problems: readonly string[];
  /** Fingerprint of the file when it was read; empty if there was no file. */
  print: string;
};

export const networkDeskName = 'desk.yaml';

export const noDesk: NetworkDesk = { desk: desk.parse({}), parts: [], problems: [], print: '' };

/**
 * Reads the network's desk.yaml. Returns `before` if the file's fingerprint (`print`) is unchanged; an empty
 * fingerprint means no file. Drops invalid entries; if the rest is invalid too, keeps the last valid version.
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
