import { pageOnRequest } from '@/components/layout/page-on-request';
import { NeedLinks, ShortNumbers, Switchboard } from '@/components/switchboard/switchboard';
import { ActionLink, LinksNote } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { switchboardGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { name } = thisCity();
  const m = messages();
  return {
    name: m.pages.titles['/who-to-call'],
    title: m.switchboard.in(name),
    description: m.switchboard.sentence(name),
    path: '/who-to-call',
    keywords: m.switchboard.keywords(name),
    local: true,
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

export default pageOnRequest(function WhoToCallPage() {
  const city = thisCity();
  const m = messages(city).switchboard;
  return (
    <TitledPage page={page()} graph={switchboardGraph(page(), city)} title={m.in(city.name)}>
      <LinksNote className="sheet">{m.languages}</LinksNote>
      <ShortNumbers />
      <NeedLinks />
      <Switchboard />
      <p className="sheet mt-8 text-block-excerpt text-ink-2 print:hidden">
        {m.wrong} <ActionLink href={`mailto:${city.email}`}>{m.tellUs}</ActionLink>.
      </p>
    </TitledPage>
  );
});
