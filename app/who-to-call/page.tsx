import { NeedLinks, ShortNumbers, Switchboard } from '@/components/switchboard/switchboard';
import { ActionLink } from '@/components/ui/links';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { switchboardGraph } from '@/lib/outbound/metadata/graphs/page-graphs';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';

function page() {
  const { name } = thisCity();
  return {
    name: 'Who to Call',
    title: `Who to Call in ${name}`,
    description: `Phone numbers for city and county services in ${name}, by what you need, each with its source and the day we checked it.`,
    path: '/who-to-call',
    keywords: [`${name} phone numbers`, `${name} city services`],
    local: true,
  };
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

export default onRequest(function WhoToCallPage() {
  const city = thisCity();
  return (
    <TitledPage page={page()} graph={switchboardGraph(page(), city)} title={`Who to Call in ${city.name}`}>
      <ShortNumbers />
      <NeedLinks />
      <Switchboard />
      <p className="sheet mt-8 text-block-excerpt text-ink-2 print:hidden">
        Numbers change. If one is wrong, <ActionLink href={`mailto:${city.email}`}>tell us</ActionLink>.
      </p>
    </TitledPage>
  );
});
