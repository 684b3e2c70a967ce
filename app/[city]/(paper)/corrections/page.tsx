import { CorrectionList } from '@/components/post/corrections';
import { PostError } from '@/components/post/post-page';
import { ActionLink } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import { allCorrections } from '@/lib/blog/views/corrections';
import { readersMessage } from '@/lib/blog/views/list-view';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pageMetadata, withoutIndex } from '@/lib/outbound/metadata/page-metadata';
import { type CityProps, getCity } from '@/lib/request/get-city';
import { setStatus } from '@/lib/request/status';

function page(city: City) {
  const { corrections: m, pages } = messages(city);
  const description = m.description(city.siteTitle);
  return { name: pages.titles['/corrections'], description, path: '/corrections', keywords: m.keywords };
}

export async function generateMetadata({ params }: CityProps) {
  const city = await getCity(params);
  return (await allCorrections(city)).ok
    ? pageMetadata(city, page(city))
    : withoutIndex(pageMetadata(city, page(city)));
}

/** Shows an error instead of a partial list if the posts cannot be read. */
export default async function CorrectionsPage({ params }: CityProps) {
  const city = await getCity(params);
  const m = messages(city).corrections;
  const all = await allCorrections(city);
  if (!all.ok) {
    setStatus(503);
    return <PostError city={city} message={readersMessage(city, all.failure)} />;
  }
  return (
    <TitledPage city={city} page={page(city)}>
      <div className="sheet mt-8">
        <CorrectionList city={city} corrections={all.value} />
        <p className="mt-8 text-block-excerpt text-ink-2">
          {m.isWrong} <ActionLink href={`mailto:${city.email}`}>{m.tellUs}</ActionLink>.
        </p>
      </div>
    </TitledPage>
  );
}
