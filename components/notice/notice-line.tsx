import { SourceLink } from '@/components/ui/links';
import type { City, FrontNotice } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

export function NoticeLine({ city, notice }: { city: City; notice: FrontNotice | undefined }) {
  if (!notice) return null;
  return (
    <aside aria-label={messages(city).notices.notice} className="sheet">
      <p className="border-b border-hairline py-2.5 text-excerpt md:text-center">
        {notice.text} {notice.link && <SourceLink {...notice.link} />}
      </p>
    </aside>
  );
}
