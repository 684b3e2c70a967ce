import { leadsElsewhere } from '@/lib/server/addresses/unknown-address';
import type { OwnFiles } from '@/lib/server/files/own-files';
import type { EncodedResponse } from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { notFoundAddress } from '@/lib/server/finished/how-long';
import { keyOf } from '@/lib/server/finished/make-response';
import { logAbsent } from '@/lib/server/refused/absent-log';
import { pathOf } from '@/lib/server/response';

/** What is known of the site's addresses. */
export type Addresses = {
  /** The files of the build and of public/. */
  file: OwnFiles;
  /** Whether there may be something else at a path. */
  isKnown: (path: string) => boolean;
  /** Where a known kind of page has none for a path: the address of the page that says so. */
  absent: (path: string) => Promise<string | undefined>;
};

/** The answer that all get who ask for an address: a file, a page or its data; addresses without a page share one. */
export function responsesForAll({ file, isKnown, absent }: Addresses, finished: FinishedResponses) {
  /** The address of the page that says that there is none at a path; nothing where there may be one. */
  async function noneAt(path: string): Promise<string | undefined> {
    if (isKnown(path)) return absent(path);
    return (await leadsElsewhere(path)) ? undefined : notFoundAddress;
  }

  return async (url: string, isNavigation: boolean): Promise<EncodedResponse> => {
    const path = pathOf(url);
    if (isNavigation) return finished.get(keyOf(url, true));
    const found = file(path);
    if (found) return found;
    const none = await noneAt(path);
    if (none) logAbsent(path);
    return finished.get(none ?? keyOf(url, false));
  };
}
