import { PostPicture } from '@/components/blog/post-picture';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

type PostHeroProps = { picture: Picture | undefined; pinterest: string | undefined };

/** The post's own picture, whole, since most are upright; proxied, so that no other host learns who reads what. */
export function PostHero({ picture, pinterest }: PostHeroProps) {
  if (!picture && !pinterest) return null;
  return (
    <figure className="sheet mt-7 max-md:px-0 md:mt-8">
      <PostPicture
        picture={picture}
        photo={pinterest}
        place="hero"
        whole
        frame={
          pinterest
            ? 'aspect-square bg-tint object-contain md:aspect-auto md:h-[min(32rem,75vh)]'
            : 'aspect-3/2 md:aspect-21/9'
        }
        first
      />
      <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-ink-3 max-md:px-5">
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
