import { SiteLink } from '@/components/islands/site-link';

/** The way from the latest headlines to all local ones. */
export function MoreNews() {
  return (
    <SiteLink href="/local-news" className="text-action">
      More News <span aria-hidden="true">→</span>
    </SiteLink>
  );
}
