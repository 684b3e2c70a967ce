import { IssueView, NoIssue } from '@/components/morning/issue';
import { TitledPage } from '@/components/ui/page-heading';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { shownIssues } from '@/lib/morning/shown-issue';
import { morningLink } from '@/lib/outbound/feed-list';
import { issueDate } from '@/lib/outbound/feeds/morning-feed';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { briefingNote } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { notFound } from '@/lib/request/status';

function page(city: City) {
  const { name } = city;
  const m = messages(city).morning;
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

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  const index = (await shownIssues(city, new Date())).length > 0;
  return pageMetadata(city, { ...page(city), index, feed: [morningLink(city)] });
}

export default async function MorningPage({ params }: CityProps) {
  const city = await getCity(params);
  if (!isThere('/morning', city)) notFound();
  const [latest, ...earlier] = await shownIssues(city, new Date());
  return (
    <TitledPage
      city={city}
      page={page(city)}
      title={page(city).title}
      note={latest && issueDate(city, latest)}
    >
      {latest ? <IssueView city={city} issue={latest} others={earlier} /> : <NoIssue city={city} />}
    </TitledPage>
  );
}
