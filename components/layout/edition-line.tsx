import { SiteLink } from '@/components/islands/site-link';
import { editionNotice, sampleEditionPath } from '@/lib/news/sources/edition';

/** A quiet word under the menu on an edition that is not live; nothing on one that is. */
export function EditionLine() {
  const notice = editionNotice();
  if (!notice) return null;
  return (
    <p className="py-2.5 text-small text-ink-3 md:text-center">
      {notice}{' '}
      <SiteLink href={sampleEditionPath} className="underline">
        What this means
      </SiteLink>
    </p>
  );
}
