import { MailAddress } from '@/components/contact/ways-to-write';
import { ClickToLoad } from '@/components/embeds/click-to-load';
import { SocialLinks } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { mapFrame, mapPage } from '@/lib/pages/contact';

function Address() {
  const { siteTitle, email, contact } = thisCity();
  return (
    <div>
      <address className="text-block-excerpt not-italic">
        <strong className="font-semibold">{siteTitle}</strong>
        {contact.address.map((line) => (
          <span key={line} className="block text-ink-2">
            {line}
          </span>
        ))}
      </address>
      <p className="mt-4">
        <MailAddress email={email} subject={`Message to ${siteTitle}`} />
      </p>
      <SocialLinks links={contact.social} className="mt-4 text-excerpt" />
    </div>
  );
}

export function AddressAndMap() {
  const city = thisCity();
  return (
    <SectionFrame id="address" title="The Area We Cover">
      <div className="grid gap-8 lg:grid-cols-12 lg:*:first:col-span-4 lg:*:last:col-[5/-1]">
        <Address />
        <ClickToLoad kind="map" title={`Map of ${city.name}`} src={mapFrame(city)} href={mapPage(city)} />
      </div>
    </SectionFrame>
  );
}
