import { WholePhoto } from '@/components/ui/whole-photo';
import type { OwnAd as Ad } from '@/lib/city/schema/desk';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { adHost } from '@/lib/pages/own-ads';
import { findPhoto } from '@/lib/pictures/photos/find-photo';

/** In px: beside the words in a low space, above them in a tall one. */
const rooms = { 250: { width: 480, height: 250 }, 600: { width: 300, height: 400 } };

async function AdPicture({ slot, picture, alt = '' }: Ad & { picture: string }) {
  const photo = await findPhoto(picture, thisCity());
  return photo.ok && <WholePhoto photo={photo.value} alt={alt} place="card" room={rooms[slot]} />;
}

/** In a face and a frame that no headline has. Search engines are told that the link is paid for. */
export function OwnAd({ ad }: { ad: Ad }) {
  const { link, text, picture } = ad;
  const host = adHost(ad);
  return (
    <a href={link} className="own-ad" rel="sponsored nofollow noopener">
      {picture && <AdPicture {...ad} picture={picture} />}
      <span className="own-ad-words">
        <span className="own-ad-text">{text}</span>{' '}
        <span className="own-ad-host">
          {host ?? messages().ads.findOut}&nbsp;<span aria-hidden="true">{host ? '↗' : '→'}</span>
        </span>
      </span>
    </a>
  );
}
