import { OutLink } from '@/components/ui/links';
import type { FrontNotice, NamedLink } from '@/lib/city/city-type';

function NoticeLink({ name, href }: NamedLink) {
  const Link = href.startsWith('/') ? 'a' : OutLink;
  return (
    <Link href={href} className="text-action">
      {name}
    </Link>
  );
}

export function NoticeLine({ notice }: { notice: FrontNotice | undefined }) {
  if (!notice) return null;
  return (
    <aside aria-label="Notice" className="sheet">
      <p className="border-b border-hairline py-2.5 text-excerpt md:text-center">
        {notice.text} {notice.link && <NoticeLink {...notice.link} />}
      </p>
    </aside>
  );
}
