import { SiteLink } from '@/components/islands/site-link';
import { isSampleEdition, sampleEditionPath } from '@/lib/news/sources/edition';

/** Says that the headlines are samples, and leads to what that means; nothing in any other edition. */
export function EditionLine() {
  if (!isSampleEdition()) return null;
  return (
    <SiteLink
      href={sampleEditionPath}
      className="touch-link font-semibold text-accent underline decoration-1 underline-offset-2"
    >
      Sample edition
    </SiteLink>
  );
}
