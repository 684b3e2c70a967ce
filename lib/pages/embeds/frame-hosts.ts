import type { City } from '@/lib/city/city-type';
import { mapFrame } from '@/lib/pages/contact/map-address';
import { videoOrigin } from '@/lib/pages/embeds/youtube-id';
import { documentLinks } from '@/lib/pages/partners/document-links';

/** Origins that this city's pages can frame, each once. Anything else stays unframed. */
export function frameHosts(city: City): string[] {
  const documents = city.partners.map(documentLinks).filter(({ foreign }) => foreign);
  const addresses = [
    ...(city.frontBlocks.video ? [city.frontBlocks.video.src] : []),
    mapFrame(city),
    videoOrigin,
    ...(city.contact.formUrl ? [city.contact.formUrl] : []),
    ...documents.map(({ preview }) => preview),
  ];
  const origins = addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return [...new Set(origins)].filter((origin) => origin.startsWith('https://'));
}
