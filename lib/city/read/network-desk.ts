import { statSync } from 'node:fs';
import path from 'node:path';
import { checkPart } from '@/lib/city/read/check-city';
import { readYaml } from '@/lib/city/read/read-folder';
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

const name = 'desk.yaml';

/** As it is now, or `before` where that is the same; what cannot be used is left out, or as it was. */
export function readNetworkDesk(root: string, before?: NetworkDesk): NetworkDesk {
  const stats = statSync(path.join(root, name), { throwIfNoEntry: false });
  const print = stats ? `${stats.mtimeMs} ${stats.size} ${stats.mode}` : '';
  if (before?.print === print) return before;
  const part = stats && readYaml(root, name, 'desk');
  const { used, problems } = part ? checkPart(part, root, before?.parts ?? []) : { used: [], problems: [] };
  return { desk: desk.parse(used[0]?.value ?? {}), parts: used, problems, print };
}
