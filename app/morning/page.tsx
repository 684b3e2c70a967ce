import { pageOnRequest } from '@/components/layout/page-on-request';
import { IssueView, NoIssue } from '@/components/morning/issue';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { shownIssues } from '@/lib/morning/shown-issue';
import { morningLink } from '@/lib/outbound/feeds/feed-list';
import { issueDate } from '@/lib/outbound/feeds/morning-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { briefingNote } from '@/lib/pages/page-notes';

function page() {
  const city = thisCity();
  const { name } = city;
  const m = messages().morning;
  return {
    kind: 'WebPage',
    name: m.title,
    title: m.titleIn(name),
    description: m.sentence(name, briefingNote(city, 'onSoon')),
    path: '/morning',
    keywords: m.keywords(name),
    local: true,
  } as const;
}

export const generateMetadata = onRequest(async () => {
  const index = (await shownIssues()).length > 0;
  return pageMetadata({ ...page(), index, feed: [morningLink(thisCity())] });
});

export default pageOnRequest(async function MorningPage() {
  const [latest, ...earlier] = await shownIssues();
  return (
    <TitledPage page={page()} title={page().title} note={latest && issueDate(latest)}>
      {latest ? <IssueView issue={latest} others={earlier} /> : <NoIssue />}
    </TitledPage>
  );
});
