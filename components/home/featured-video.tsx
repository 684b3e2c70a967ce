import { ClickToLoad } from '@/components/embeds/click-to-load';
import { thisCity } from '@/lib/city/this-city';

/** The page's one dark band: a video that loads nothing until it is played (requirements section 2). */
export function FeaturedVideo() {
  const { video } = thisCity().frontBlocks;
  if (!video) return null;
  const { title, text, src, href, poster } = video;
  return (
    <section aria-labelledby="video-heading" className="band video-band mt-12 md:mt-16">
      <div className="sheet">
        <ClickToLoad kind="video" title={title} src={src} href={href} poster={poster}>
          <p className="text-kicker text-accent uppercase">Featured Video</p>
          <h2 id="video-heading" className="mt-1.5 font-serif text-block text-ink">
            {title}
          </h2>
          <p className="mt-3 mb-4 text-excerpt text-ink-2">{text}</p>
        </ClickToLoad>
      </div>
    </section>
  );
}
