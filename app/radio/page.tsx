import { pageOnRequest } from '@/components/layout/page-on-request';
import { NowPlaying, RadioCard } from '@/components/radio/radio-card';
import { TitledPage } from '@/components/ui/page-heading';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pageMetadata } from '@/lib/outbound/metadata/page-metadata';
import { onRequest } from '@/lib/outbound/on-request';
import { type Station, streamAddress } from '@/lib/radio/player/stream-address';
import { settings } from '@/lib/settings/settings';

function page() {
  const { name, siteTitle } = thisCity();
  const { radio: m, pages } = messages();
  const what = settings().radio.template ? m.live(siteTitle) : m.sample;
  return {
    kind: 'WebPage',
    name: pages.titles['/radio'],
    description: m.description(what, name),
    path: '/radio',
    keywords: m.keywords(name),
  } as const;
}

export const generateMetadata = onRequest(() => pageMetadata(page()));

function station(): Station {
  const { radio } = settings();
  const { siteTitle } = thisCity();
  return {
    stream: streamAddress(radio.ports),
    owner: siteTitle,
    title: messages().radio.player.title,
    live: radio.template !== undefined,
  };
}

/** Requirements section 2. */
export default pageOnRequest(function RadioPage() {
  const ours = station();
  return (
    <TitledPage page={page()} sentence={messages().radio.sentence}>
      <div className="sheet mt-8 grid grid-cols-1 gap-y-8 md:mt-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-8">
        <RadioCard station={ours} picture={thisCity().radioPicture} />
        <NowPlaying station={ours} />
      </div>
    </TitledPage>
  );
});
