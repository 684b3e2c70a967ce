import { SourceLink } from '@/components/ui/links';
import type { FrontNotice } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

export function NoticeLine({ notice }: { notice: FrontNotice | undefined }) {
  if (!notice) return null;
  return (
    <aside aria-label={messages().notices.notice} className="sheet">
      <p className="border-b border-hairline py-2.5 text-excerpt md:text-center">
        {notice.text} {notice.link && <SourceLink {...notice.link} />}
      </p>
    </aside>
  );
}
