import { SiteLink } from '@/components/islands/site-link';

export function MoreNews() {
  return (
    <SiteLink href="/local-news" className="text-action">
      More News <span aria-hidden="true">→</span>
    </SiteLink>
  );
}
