import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { ButtonLink, SocialLinks, TextLink } from '@/components/ui/links';
import type { City, NamedLink } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { headlineRights } from '@/lib/news/sources/sections-here';
import { hasNewsletter } from '@/lib/pages/contact';
import { bannerOf } from '@/lib/pages/notices/banner';
import { linksOf } from './site-links';

function NewsletterStrip({ city }: { city: City }) {
  const m = messages(city).layout;
  const { newsletter } = city;
  const isThere = hasNewsletter(city);
  return (
    <section aria-labelledby="newsletter-heading" className="sheet mt-12 md:mt-16">
      <div
        className={`gap-8 border-y border-rule py-7 md:py-8 lg:flex lg:justify-between ${newsletter ? 'lg:items-start' : 'lg:items-center'}`}
      >
        <div>
          <h2 id="newsletter-heading" className="font-serif text-section">
            {m.newsletterTitle}
          </h2>
          <p className="mt-1.5 text-block-excerpt text-ink-2">
            {isThere ? m.newsletterSentence : m.feedsSentence}
          </p>
          {newsletter && (
            <div className="mt-5">
              <NewsletterForm city={city} id="foot" newsletter={newsletter} />
            </div>
          )}
        </div>
        <p className="mt-6 flex flex-col gap-3 md:flex-row lg:mt-0 lg:shrink-0">
          {isThere && (
            <ButtonLink href="/contact" quiet={newsletter !== undefined}>
              {m.subscribe}
            </ButtonLink>
          )}
          <ButtonLink href="/rss" quiet={isThere}>
            {m.feeds}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

const linkLook = 'quiet-link inline-block py-1.5 pointer-coarse:py-[0.6875rem]';

type LinkGroupProps = { group: string; links: readonly NamedLink[]; wide?: boolean };

function LinkGroup({ group, links, wide = false }: LinkGroupProps) {
  return (
    <div className={wide ? 'col-span-full lg:col-span-4' : 'lg:col-span-2'}>
      <p className="text-kicker text-ink-3 uppercase">{group}</p>
      <ul className="mt-2 text-excerpt">
        {links.map(({ name, href }) => (
          <li key={href}>
            <TextLink href={href} className={linkLook}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SiteContact({ city }: { city: City }) {
  return (
    <div className={`col-span-full ${city.elsewhere.length > 0 ? 'lg:col-span-4' : 'lg:col-span-8'}`}>
      <p className="font-serif text-second">{city.siteTitle}</p>
      <p className="mt-2 max-w-80 text-excerpt text-ink-2">
        {messages(city).layout.mottoFor(city.motto, city)}
      </p>
      <a href={`mailto:${city.email}`} className={`${linkLook} mt-1 text-excerpt text-accent`}>
        {city.email}
      </a>
      <SocialLinks city={city} className="flex flex-wrap gap-x-5 text-excerpt" />
    </div>
  );
}

/** Footer of every page: newsletter, links, and a note on who owns the headlines. */
export function SiteFooter({ city }: { city: City }) {
  const m = messages(city).layout;
  return (
    <footer>
      <NewsletterStrip city={city} />
      <div className="footer-links sheet grid gap-x-8 gap-y-8 pt-12 pb-12 lg:grid-cols-12 lg:gap-y-0">
        <SiteContact city={city} />
        <LinkGroup group={m.read} links={linksOf('read', city)} />
        <LinkGroup group={m.about} links={linksOf('about', city)} />
        {city.elsewhere.length > 0 && <LinkGroup group={m.localLinks} links={city.elsewhere} wide />}
      </div>
      <div className="sheet pb-10 text-small text-ink-3">
        <div className="gap-8 border-t border-hairline pt-4 md:flex md:justify-between">
          <p>{bannerOf(city)}</p>
          <p>{headlineRights(city)}</p>
        </div>
      </div>
    </footer>
  );
}
