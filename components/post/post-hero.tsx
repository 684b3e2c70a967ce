import { PostPicture } from '@/components/blog/post-picture';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

type PostHeroProps = { picture: Picture | undefined; pinterest: string | undefined };

/** The post's own picture, whole, since most are upright; proxied, so that no other host learns who reads what. */
export function PostHero({ picture, pinterest }: PostHeroProps) {
  if (!picture && !pinterest) return null;
  return (
    <figure className="sheet post-figure mt-7 md:mt-8">
      <PostPicture
        picture={picture}
        photo={pinterest}
        place="hero"
        whole
        frame={pinterest ? 'post-hero post-photo' : 'post-hero'}
        first
      />
      <figcaption className="post-caption text-small text-ink-3">
        <span>{picture && !pinterest && `Illustration: ${thisCity().siteTitle}`}</span>
        {pinterest && (
          <OutLink href={pinterest} className="text-action">
            View on Pinterest
          </OutLink>
        )}
      </figcaption>
    </figure>
  );
}
