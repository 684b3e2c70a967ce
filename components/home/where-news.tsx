import { TownMap } from '@/components/maps/town-map';
import { Headline, Kicker } from '@/components/story/headline';
import { SourceLine } from '@/components/story/source-line';
import { ActionLink } from '@/components/ui/links';
import { MarkedTitle, SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import type { FrontPage, FrontStory } from '@/lib/front/front-page';
import { townPath } from '@/lib/front/towns/town-list';
import { type TownCounts, townOf } from '@/lib/front/towns/where-news';
import { newsMarkers } from '@/lib/maps/town-markers';
import { messages } from '@/lib/messages/messages';
import { hasSection } from '@/lib/news/sources/sections-here';
import { storyKey } from '@/lib/pictures/choose/pick-photos';

type WhereStoryProps = { city: City; story: FrontStory; count?: number };

/** A headline's town, followed by the town's number of headlines if `count` is set. */
function TownLine({ city, story, count }: WhereStoryProps) {
  const town = townOf(city, story);
  if (town === undefined) return <Kicker city={city} story={story} showTown />;
  const href = townPath(city, town);
  return (
    <p className="kicker where-town">
      {href ? (
        <a href={href} className="quiet-link touch-link">
          {town}
        </a>
      ) : (
        town
      )}
      {count !== undefined && <span className="text-ink-3">{messages(city).towns.headlines(count)}</span>}
    </p>
  );
}

function WhereStory({ city, story, count }: WhereStoryProps) {
  return (
    <li className="story brief">
      <TownLine city={city} story={story} count={count} />
      <Headline city={city} item={story.item} size="brief" />
      <SourceLine city={city} item={story.item} showDate={false} />
    </li>
  );
}

/** Describes the map in words, including towns whose headlines are not listed. */
function mapInWords(city: City, counts: TownCounts): string {
  const { headlines } = messages(city).towns;
  const onMap = [...counts].filter(([town]) => city.map?.towns[town]);
  return onMap.map(([town, count]) => `${town}: ${headlines(count)}`).join('; ');
}

type WhereNewsProps = { city: City; page: Pick<FrontPage, 'nearby' | 'townCounts'> };

/** A map of the county with a circle for each town in the news, and a headline from each. */
export function WhereNews({ city, page: { nearby, townCounts } }: WhereNewsProps) {
  if (nearby.length === 0) return null;
  const m = messages(city).towns;
  const counted = new Set<string>();
  const countOf = (story: FrontStory) => {
    const town = townOf(city, story);
    if (town === undefined || counted.has(town)) return undefined;
    counted.add(town);
    return townCounts.get(town);
  };
  const allTowns = hasSection(city, 'local-news') && (
    <ActionLink href="/local-news#towns">{m.all}</ActionLink>
  );
  return (
    <SectionFrame id="nearby" title={<MarkedTitle city={city} title={m.whereNewsIs} />} aside={allTowns}>
      {city.map && <p className="sr-only">{mapInWords(city, townCounts)}</p>}
      <div className={city.map ? 'where' : undefined}>
        <TownMap city={city} markers={newsMarkers(city, townCounts)} className="where-map" />
        <ol className="nearby">
          {nearby.map((story) => (
            <WhereStory key={storyKey(story)} city={city} story={story} count={countOf(story)} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}
