import { SiteLink } from '@/components/islands/site-link';
import { isThere } from '@/lib/pages/site-pages';

export function MoreNews() {
  if (!isThere('/local-news')) return null;
  return (
    <SiteLink href="/local-news" className="text-action">
      More News <span aria-hidden="true">→</span>
    </SiteLink>
  );
}
