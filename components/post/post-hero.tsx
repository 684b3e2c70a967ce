import { PostDrawing } from '@/components/blog/post-drawing';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';

type PostHeroProps = { picture: Picture | undefined; pinterest: string | undefined };

/**
 * The drawing over a post. A picture on another host stays there behind its link: it would tell that host who reads
 * what.
 */
export function PostHero({ picture, pinterest }: PostHeroProps) {
  if (!picture && !pinterest) return null;
  return (
    <figure className="sheet post-figure mt-7 md:mt-8">
      <PostDrawing picture={picture} frame="post-hero" first />
      <figcaption className="post-caption text-small text-ink-3">
        <span>{picture && `Drawing: ${thisCity().siteTitle}`}</span>
        {pinterest && (
          <OutLink href={pinterest} className="text-action">
            View on Pinterest
          </OutLink>
        )}
      </figcaption>
    </figure>
  );
}
