import { MailAddress } from '@/components/contact/ways-to-write';
import { ClickToLoad } from '@/components/embeds/click-to-load';
import { SocialLinks } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { mapFrame, mapPage } from '@/lib/pages/contact';

function Address({ city }: { city: City }) {
  const { siteTitle, email, contact } = city;
  const m = messages(city).contact;
  const isSample = isSampleEdition(city);
  return (
    <div>
      <address className="text-block-excerpt not-italic">
        <strong className="font-semibold">{siteTitle}</strong>
        {isSample && <span className="block text-ink-2">{m.sampleAddress}</span>}
        {contact.address.map((line) => (
          <span key={line} className="block text-ink-2">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-4">
        <MailAddress email={email} subject={m.subjects.message(siteTitle)} />
      </p>
      <SocialLinks city={city} className="mt-4 text-excerpt" />
    </div>
  );
}

export function AddressAndMap({ city }: { city: City }) {
  const m = messages(city).contact;
  return (
    <SectionFrame id="address" title={m.area}>
      <div className="grid gap-8 lg:grid-cols-12 lg:*:first:col-span-4 lg:*:last:col-[5/-1]">
        <Address city={city} />
        <ClickToLoad
          city={city}
          kind="map"
          title={m.mapOf(city.name)}
          src={mapFrame(city)}
          href={mapPage(city)}
        />
      </div>
    </SectionFrame>
  );
}
