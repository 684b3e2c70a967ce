import { AdSlot } from '@/components/ads/ad-slot';
import { SampleNote } from '@/components/events/event-page';
import { EventDays } from '@/components/events/upcoming-events';
import { SeeAll } from '@/components/islands/see-all';
import { Briefs } from '@/components/news/brief-list';
import { openCount } from '@/components/news/headline-layouts';
import { SectionFront } from '@/components/section/section-page';
import { CallLine } from '@/components/switchboard/switchboard';
import { ActionLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import { PageBand, PageHeading } from '@/components/ui/page-heading';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import { PageLinks } from '@/components/ui/section-links';
import type { City } from '@/lib/city/city-type';
import { readTowns, type TownNews } from '@/lib/front/towns/read-towns';
import { messages } from '@/lib/messages/messages';
import type { LocalEvent } from '@/lib/news/event';
import { feedPathsUnder } from '@/lib/outbound/feed-list';
import { pageDrawing } from '@/lib/pictures/choose/page-drawing';

/** Links to the towns in the current news, except the town whose path is `except`. */
export async function TownLinks({ city, title, except }: { city: City; title: string; except?: string }) {
  const towns = (await readTowns(city)).map(({ town }) => town).filter(({ path }) => path !== except);
  return towns.length > 0 && <PageLinks id="towns" title={title} links={towns} />;
}

type TownPageProps = TownNews & { city: City; events: readonly LocalEvent[]; now: Date };

function TownEvents({ city, events, now }: Pick<TownPageProps, 'city' | 'events' | 'now'>) {
  if (events.length === 0) return null;
  const { allEvents, events: title } = messages(city).towns;
  const all = <ActionLink href="/events">{allEvents}</ActionLink>;
  return (
    <SectionFrame id="events" title={title} aside={all}>
      {events.some(({ sample }) => sample) && <SampleNote city={city} />}
      <EventDays city={city} events={events} now={now} />
    </SectionFrame>
  );
}

/** Shown instead of headlines while they load, or if no story names the town. */
function NoStories({ city, town, isLoading }: Pick<TownPageProps, 'city' | 'town' | 'isLoading'>) {
  const m = messages(city);
  if (!isLoading) return <Message message={m.towns.none(town.name)} sentence={m.news.checkBackForStories} />;
  return (
    <Message message={m.front.loading} sentence={m.news.checkBackForStories} tryAgain={m.broken.tryAgain} />
  );
}

/** A town's newest stories. See All opens the rest, if there are more. */
function TownStories({ city, stories: all }: Pick<TownPageProps, 'city' | 'stories'>) {
  // Remove town labels, because every story here is about this town.
  const stories = all.map(({ item, ...story }) => ({ ...story, item: { ...item, local: undefined } }));
  const { seeAll, showLess, headlines } = messages(city).news;
  const newest = <SectionFront city={city} feedKey="local-news" stories={stories.slice(0, openCount)} />;
  if (stories.length <= openCount) return newest;
  return (
    <SeeAll
      words={{ seeAll, showLess }}
      id="headlines"
      title={headlines}
      rest={<Briefs city={city} stories={stories.slice(openCount)} />}
    >
      {newest}
    </SeeAll>
  );
}

export function TownPage({ city, town, stories, isLoading, events, now }: TownPageProps) {
  const m = messages(city);
  return (
    <>
      <PageBand picture={pageDrawing(city, '/towns')} />
      <PageHeading
        city={city}
        title={town.name}
        sentence={m.towns.sentence(town.name)}
        note={
          <MarkedTitle
            city={city}
            title={<ActionLink href={feedPathsUnder(town.path).rss}>{m.towns.feed}</ActionLink>}
          />
        }
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          {stories.length > 0 ? (
            <TownStories city={city} stories={stories} />
          ) : (
            <NoStories city={city} town={town} isLoading={isLoading} />
          )}
        </div>
      </div>
      <TownEvents city={city} events={events} now={now} />
      <CallLine city={city} className="sheet mt-12" />
      <AdSlot city={city} size="250" place={1} wideOnly />
      <TownLinks city={city} title={m.towns.more} except={town.path} />
    </>
  );
}
