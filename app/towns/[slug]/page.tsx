import { notFound } from 'next/navigation';
import { pageOnRequest } from '@/components/layout/page-on-request';
import { JsonLd } from '@/components/seo/json-ld';
import { TownPage } from '@/components/towns/town-page';
import { thisCity } from '@/lib/city/this-city';
import {
  eventsIn,
  MIN_STORIES_IN_SEARCH,
  readTown,
  type TownNews,
  townSentence,
} from '@/lib/front/towns/read-towns';
import { messages } from '@/lib/messages/messages';
import { townLinks } from '@/lib/outbound/feeds/feed-list';
import { sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata, withStatus } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

type Props = { params: Promise<{ slug: string }> };

async function newsOf({ params }: Props): Promise<TownNews> {
  return (await readTown(`/towns/${(await params).slug}`)) ?? notFound();
}

function page({ town, stories }: TownNews) {
  const { name, path } = town;
  return {
    name,
    title: messages().towns.newsIn(name),
    description: townSentence(town),
    path,
    keywords: [messages().towns.keyword(name)],
    feed: townLinks(town, thisCity()),
    index: stories.length >= MIN_STORIES_IN_SEARCH,
  };
}

export const generateMetadata = onRequest(async (props: Props) => {
  const news = await newsOf(props);
  const head = pageMetadata(page(news));
  return news.stories.length > 0 ? head : withStatus(503, head);
});

export default pageOnRequest(async function TownNewsPage(props: Props) {
  const news = await newsOf(props);
  const now = new Date();
  const links = news.stories.map(({ item: { title, link } }) => ({ name: title, url: link }));
  return (
    <>
      <JsonLd data={sectionGraph(page(news), links, thisCity())} />
      <TownPage {...news} events={await eventsIn(news.town, now)} now={now} />
    </>
  );
});
