import { leadsElsewhere } from '@/lib/server/addresses/unknown-address';
import type { OwnFiles } from '@/lib/server/files/own-files';
import { notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { keyOf } from '@/lib/server/finished/make-response';
import { logAbsent } from '@/lib/server/refused/absent-log';
import { pathOf } from '@/lib/server/response';

export type Addresses = {
  file: OwnFiles;
  isKnown: (path: string) => boolean;
  absent: (path: string) => Promise<string | undefined>;
};

export function responsesForAll(
  { file, isKnown, absent }: Addresses,
  finished: FinishedResponses,
  city: string,
) {
  async function noneAt(path: string): Promise<string | undefined> {
    if (isKnown(path)) return absent(path);
    return (await leadsElsewhere(path)) ? undefined : notFoundAddress;
  }

  return async (url: string, isNavigation: boolean): Promise<EncodedResponse> => {
    const path = pathOf(url);
    if (isNavigation) return finished.get(keyOf(city, url, true));
    const found = await file(path);
    if (found) return found;
    const none = await noneAt(path);
    if (none) logAbsent(path, city);
    return finished.get(keyOf(city, none ?? url, false));
  };
}
