import { FeedError } from '@/components/news/feed-state';
import { PageHeading } from '@/components/ui/headings/page-heading';

/** The page of an event while the calendar that may have it is silent and nothing is kept of it (requirements section 4). */
export function EventUnavailable({ message }: { message: string }) {
  return (
    <>
      <PageHeading title="Event" sentence="We can’t load this event right now." />
      <div className="sheet mt-8">
        <FeedError message={message} />
      </div>
    </>
  );
}
