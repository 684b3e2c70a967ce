import type { ReactNode } from 'react';
import { SourceLink } from '@/components/ui/links';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { readTowns } from '@/lib/front/towns/read-towns';
import { messages } from '@/lib/messages/messages';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { absoluteUrl } from '@/lib/outbound/addresses';
import {
  type FeedPaths,
  feedForms,
  feedPathsUnder,
  headlinesPaths,
  morningLink,
  sectionFeedPaths,
} from '@/lib/outbound/feed-list';
import { briefingNote } from '@/lib/pages/page-notes';
import { isThere } from '@/lib/pages/site-pages';

const names = { rss: 'RSS', atom: 'Atom', json: 'JSON' } as const;

/** Links to a feed's formats. `of`: name of the feed for screen readers. */
export function FeedForms({ of, paths }: { of: string; paths: FeedPaths }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {feedForms.map((form) => (
        <li key={form}>
          <a
            href={paths[form]}
            className="quiet-link inline-block py-2.5 text-small font-semibold text-accent pointer-coarse:py-3"
          >
            <span className="sr-only">{of}: </span>
            {names[form]}
          </a>
        </li>
      ))}
    </ul>
  );
}

type OneFeedProps = {
  city: City;
  id: string;
  title: string;
  path: string;
  text: string;
  children: ReactNode;
};

function OneFeed({ city, id, title, path, text, children }: OneFeedProps) {
  return (
    <SectionFrame id={id} title={title}>
      <p className="text-small text-ink-3">{messages(city).feeds.address}</p>
      <p className="mt-1 font-serif text-second select-all">{absoluteUrl(city, path)}</p>
      <p className="mt-3 max-w-[41rem] text-excerpt text-ink-2">{text}</p>
      <div className="mt-2">{children}</div>
    </SectionFrame>
  );
}

export function HeadlinesFeed({ city }: { city: City }) {
  const { headlines, headlinesSentence } = messages(city).feeds;
  const text = headlinesSentence(city.name);
  return (
    <OneFeed city={city} id="headlines" title={headlines} path={headlinesPaths.rss} text={text}>
      <FeedForms of={headlines} paths={headlinesPaths} />
    </OneFeed>
  );
}

export function MorningFeed({ city }: { city: City }) {
  if (!isThere('/morning', city)) return null;
  const m = messages(city).morning;
  return (
    <OneFeed
      city={city}
      id="morning"
      title={m.title}
      path={morningLink(city).path}
      text={m.feedSentence(briefingNote(city, 'onSoon'))}
    >
      <SourceLink name={m.todays} href="/morning" />
    </OneFeed>
  );
}

function FeedRows({ rows }: { rows: readonly { name: string; paths: FeedPaths }[] }) {
  return (
    <ul className="gap-x-8 md:columns-2 lg:columns-3">
      {rows.map(({ name, paths }) => (
        <li
          key={name}
          className="flex min-h-11 break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-t border-hairline"
        >
          <span className="font-serif text-card">{name}</span>
          <FeedForms of={name} paths={paths} />
        </li>
      ))}
    </ul>
  );
}

export function SectionFeeds({ city }: { city: City }) {
  const { feeds: m, sections } = messages(city);
  return (
    <SectionFrame
      id="section-feeds"
      title={m.sections}
      aside={
        <a href="/opml.xml" download="feeds.opml" className="text-action">
          {m.downloadAll}
        </a>
      }
    >
      <p className="-mt-2 mb-5 max-w-[41rem] text-excerpt text-ink-2">{m.sectionsSentence}</p>
      <FeedRows
        rows={sectionsHere(city).map((section) => ({
          name: sections[section.feedKey],
          paths: sectionFeedPaths(city, section),
        }))}
      />
    </SectionFrame>
  );
}

export async function TownFeeds({ city }: { city: City }) {
  const towns = await readTowns(city);
  if (towns.length === 0) return null;
  return (
    <SectionFrame id="town-feeds" title={messages(city).towns.feeds}>
      <FeedRows rows={towns.map(({ town }) => ({ name: town.name, paths: feedPathsUnder(town.path) }))} />
    </SectionFrame>
  );
}
