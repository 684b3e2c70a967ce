import { JsonLd } from '@/components/seo/json-ld';
import { TownPage } from '@/components/towns/town-page';
import type { City } from '@/lib/city/city-type';
import { eventsIn, MIN_STORIES_IN_SEARCH, readTown, type TownNews } from '@/lib/front/towns/read-towns';
import { messages } from '@/lib/messages/messages';
import { townLinks } from '@/lib/outbound/feed-list';
import { sectionGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata, withoutIndex } from '@/lib/outbound/metadata/page-metadata';
import { townCard } from '@/lib/outbound/metadata/story-cards';
import { getCity } from '@/lib/request/get-city';
import { moveTo, notFound, type SearchParams, setStatus } from '@/lib/request/status';

type Props = { params: Promise<{ city: string; slug: string }>; searchParams: Promise<SearchParams> };

async function newsOf(city: City, { params, searchParams }: Props): Promise<TownNews> {
  const { slug } = await params;
  const news = (await readTown(city, `/towns/${slug.toLowerCase()}`)) ?? notFound();
  if (slug !== slug.toLowerCase()) moveTo(news.town.path, await searchParams);
  return news;
}

function page(city: City, { town, stories }: TownNews) {
  const { name, path } = town;
  return {
    name,
    title: messages(city).towns.newsIn(name),
    description: messages(city).towns.sentence(name),
    path,
    card: townCard(city, name),
    keywords: [messages(city).towns.keyword(name)],
    feed: townLinks(town, city),
    index: stories.length >= MIN_STORIES_IN_SEARCH,
  };
}

export async function generateMetadata(props: Props) {
  const city = await getCity(props.params);
  const news = await newsOf(city, props);
  const head = pageMetadata(city, page(city, news));
  return news.stories.length > 0 ? head : withoutIndex(head);
}

export default async function TownNewsPage(props: Props) {
  const city = await getCity(props.params);
  const news = await newsOf(city, props);
  if (news.isLoading) setStatus(503);
  const now = new Date();
  const links = news.stories.map(({ item: { title, link } }) => ({ name: title, url: link }));
  return (
    <>
      <JsonLd data={sectionGraph(page(city, news), links, city)} />
      <TownPage city={city} {...news} events={await eventsIn(city, news.town, now)} now={now} />
    </>
  );
}
