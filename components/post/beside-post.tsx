import { LocatorMap } from '@/components/maps/locator-map';
import { MapShapes } from '@/components/maps/map-shapes';
import type { TextHeading } from '@/lib/blog/markdown/rehype-plugins';
import { splitFact } from '@/lib/blog/views/key-fact';
import type { City } from '@/lib/city/city-type';
import type { Locator } from '@/lib/maps/city-map';
import { messages } from '@/lib/messages/messages';

const MIN_CONTENTS = 3;
const heading = 'border-t border-rule pt-3 font-serif text-card';

/** Links to the parts of a long post; on wide screens, to its left. */
export function PostContents({ city, contents }: { city: City; contents: readonly TextHeading[] }) {
  if (contents.length < MIN_CONTENTS) return null;
  const m = messages(city).posts;
  return (
    <nav aria-labelledby="contents-heading" className="post-contents print:hidden">
      <h2 id="contents-heading" className={heading}>
        {m.contents}
      </h2>
      <ol className="mt-1.5 text-excerpt">
        {contents.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`} className="quiet-link block border-b border-hairline py-2">
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Fact({ fact, first }: { fact: string; first: boolean }) {
  const { figure, words } = splitFact(fact);
  const isCover = first && figure !== undefined;
  return (
    <li className={isCover ? 'bg-night p-4.5 text-[#e9dcc9]' : 'border-b border-hairline py-3.5'}>
      {figure && (
        <b
          className={`block font-serif font-[560] tracking-[-0.04em] ${isCover ? 'text-[4rem]/[4rem] text-[#f5b565]' : 'text-figure text-accent'}`}
        >
          {figure}
        </b>
      )}{' '}
      <span className={isCover ? 'mt-2 block text-small font-semibold' : 'text-excerpt'}>{words}</span>
    </li>
  );
}

/** Three facts chosen by an editor. The number in the first is large, like a pull quote. */
export function KeyFacts({ city, facts }: { city: City; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className={`${heading} mb-3`}>
        {messages(city).posts.facts}
      </h2>
      <ul>
        {facts.map((fact, at) => (
          <Fact key={fact} fact={fact} first={at === 0} />
        ))}
      </ul>
    </section>
  );
}

/** A map of the town that a post is about. */
export function PostMap({ city, locator }: { city: City; locator: Locator | undefined }) {
  if (!locator) return null;
  return (
    <>
      <MapShapes city={city} />
      <LocatorMap locator={locator} className="aspect-4/3" />
    </>
  );
}
