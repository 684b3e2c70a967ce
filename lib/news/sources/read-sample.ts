import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** For an address such as `sample:business`; a missing file is a bug and throws. */
export function readSample(address: string, city: string): Promise<Buffer> {
  const feedKey = address.replace(/^sample:/, '');
  return readFile(
    path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city', city, 'sample', `${feedKey}.xml`),
  );
}
