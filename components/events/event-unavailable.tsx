import { HeadlineError } from '@/components/news/headline-state';
import { PageHeading } from '@/components/ui/headings/page-heading';

/** While the event's calendar is silent and no copy is known (requirements section 4). */
export function EventUnavailable({ message }: { message: string }) {
  return (
    <>
      <PageHeading title="Event" sentence="We can’t load this event right now." />
      <div className="sheet mt-8">
        <HeadlineError message={message} />
      </div>
    </>
  );
}
