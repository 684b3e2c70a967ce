import { WholePhoto } from '@/components/ui/whole-photo';
import type { City } from '@/lib/city/city-type';
import type { OwnAd as Ad } from '@/lib/city/schema/desk';
import { messages } from '@/lib/messages/messages';
import { adHost } from '@/lib/pages/ads';
import { findPhoto } from '@/lib/pictures/photos/find-photo';

/** Maximum size of the picture in px, by slot: next to the text in the 250 px slot, above it in the 600 px slot. */
const maxSizes = { 250: { width: 480, height: 250 }, 600: { width: 300, height: 400 } };

async function AdPicture({ city, slot, picture, alt = '' }: Ad & { city: City; picture: string }) {
  const photo = await findPhoto(picture, city);
  return photo.ok && <WholePhoto photo={photo.value} alt={alt} place="card" maxSize={maxSizes[slot]} />;
}

/** An ad that we sold. It looks unlike a headline, and `rel` marks its link as paid for search engines. */
export function OwnAd({ city, ad }: { city: City; ad: Ad }) {
  const { link, text, picture, sponsor } = ad;
  const m = messages(city).ads;
  const host = adHost(ad);
  return (
    <a href={link} className="bay-link block" rel="sponsored nofollow noopener">
      <span className="bay-label">{sponsor ? m.paidBy(sponsor) : m.label}</span>{' '}
      <span className="bay-room">
        <span className="bay-own">
          {picture && <AdPicture city={city} {...ad} picture={picture} />}
          <span className="bay-own-words">
            <span>{text}</span>{' '}
            <span className="bay-own-host text-[0.8125rem] font-semibold text-accent">
              {host ?? m.findOut}&nbsp;<span aria-hidden="true">{host ? '↗' : '→'}</span>
            </span>
          </span>
        </span>
      </span>
    </a>
  );
}
