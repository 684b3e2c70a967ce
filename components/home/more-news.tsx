import { isThere } from '@/lib/pages/site-pages';

export function MoreNews() {
  if (!isThere('/local-news')) return null;
  return (
    <a href="/local-news" className="text-action">
      More News <span aria-hidden="true">→</span>
    </a>
  );
}
