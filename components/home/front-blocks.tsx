import { ClickToLoad } from '@/components/embeds/click-to-load';
import { linksOf } from '@/components/layout/site-links';
import { LocatorMap } from '@/components/maps/locator-map';
import { StoryPicture } from '@/components/ui/framed-picture';
import { ActionLink, ButtonLink, SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { locatorOf } from '@/lib/maps/city-map';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { hasNewsletter } from '@/lib/pages/contact';
import { readOn } from '@/lib/pages/embeds';
import { isThere } from '@/lib/pages/site-pages';

/**
 * Canonical address with its trailing slash, which Next.js metadata would drop. React moves these tags into the head.
 */
export function FrontAddress({ city }: { city: City }) {
  const address = absoluteUrl(city, '/');
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}

/** A line above the news with the site's promise and links (requirements section 2). */
export function Hero({ city }: { city: City }) {
  const m = messages(city).front;
  return (
    <div className="sheet hero">
      <h1 className="flex-[1_1_14rem] text-promise text-ink-2">{city.promise}</h1>
      <p className="hero-calls">
        {isThere('/local-news', city) && <ButtonLink href="/local-news">{m.blocks['local-news']}</ButtonLink>}
        <ButtonLink href={hasNewsletter(city) ? '/contact' : '/rss'} quiet>
          {m.subscribe}
        </ButtonLink>
        {linksOf('front', city).map(({ name, href }) => (
          <a key={href} href={href} className="quiet-link touch-link">
            {name}
          </a>
        ))}
      </p>
    </div>
  );
}

type NoHeadlinesProps = {
  city: City;
  /** Whether feeds are being fetched for the first time. If false, no source has items. */
  waiting: boolean;
};

/** Top of a front page without headlines: a message and a map of the city. */
export function NoHeadlines({ city, waiting }: NoHeadlinesProps) {
  const m = messages(city).front;
  const locator = locatorOf(city, city.name);
  return (
    <section aria-labelledby="own-heading" className="sheet top">
      <div className={`featured ${locator ? 'featured-pictured' : ''}`}>
        {locator && <LocatorMap locator={locator} className="picture featured-picture" />}
        <div>
          <h2 id="own-heading" className="font-serif text-block">
            {waiting ? m.loading : m.none}
          </h2>
          <p className="mt-2 text-block-excerpt text-ink-2">
            {m.checkBack} <ActionLink href="/blog">{m.ownPosts}</ActionLink>.
          </p>
        </div>
      </div>
    </section>
  );
}

export function MoreNews({ city }: { city: City }) {
  return (
    isThere('/local-news', city) && <SourceLink name={messages(city).front.moreNews} href="/local-news" />
  );
}

/** Dark band with a video. Loads nothing until a reader plays the video (requirements section 2). */
export function FeaturedVideo({ city }: { city: City }) {
  const { video } = city;
  if (!video) return null;
  const { title, text, src, href, poster } = video;
  return (
    <section aria-labelledby="video-heading" className="band video-band mt-12 md:mt-16">
      <div className="sheet">
        <ClickToLoad city={city} kind="video" title={title} src={src} href={href} poster={poster}>
          <p className="text-kicker text-accent uppercase">{messages(city).front.video}</p>
          <h2 id="video-heading" className="mt-1.5 font-serif text-block text-ink">
            {title}
          </h2>
          <p className="mt-3 mb-4 text-excerpt text-ink-2">{text}</p>
        </ClickToLoad>
      </div>
    </section>
  );
}

export function LearnCards({ city }: { city: City }) {
  if (city.learn.length === 0) return null;
  return (
    <SectionFrame id="learn" title={messages(city).front.learnAbout(city.name)}>
      <ul className="columns-of-three">
        {city.learn.map(({ year, title, text, href }) => (
          <li key={href}>
            <p className="font-serif text-figure text-accent">{year}</p>
            <h3 className="mt-1 font-serif text-card">{title}</h3>
            <p className="mt-1.5 text-excerpt text-ink-2">{text}</p>
            <p className="mt-3">
              <SourceLink name={readOn(city, href)} href={href} />
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

/** Sponsored content, or an offer of the ad space that links to one of our pages. The label comes first. */
export function Sponsored({ city }: { city: City }) {
  const { title, text, action, href, picture } = city.sponsor;
  const { adSpace, sponsored } = messages(city).front;
  const label = href.startsWith('/') ? adSpace : sponsored;
  return (
    <aside aria-label={label} className="front-space bg-tint">
      <p className="text-small text-ink-3">{label}</p>
      <StoryPicture picture={picture} frame="aspect-[4/3]" />
      <div>
        <h3 className="font-serif text-second">{title}</h3>
        <p className="mt-2 text-excerpt text-ink-2">{text}</p>
        <p className="mt-4">
          <ButtonLink href={href} quiet>
            {action}
          </ButtonLink>
        </p>
      </div>
    </aside>
  );
}
