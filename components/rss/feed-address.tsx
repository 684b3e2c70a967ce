import { FeedForms } from '@/components/rss/headlines-feeds';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { absoluteUrl } from '@/lib/outbound/addresses';
import { postsFeedPaths, readerLinks } from '@/lib/outbound/feed-list';
import type { FeedModel } from '@/lib/outbound/write/feed-model';
import { writeRss } from '@/lib/outbound/write/write-rss';

type FeedAddressProps = {
  city: City;
  feed: FeedModel | undefined;
};

const path = postsFeedPaths.rss;

/** Downloads the feed from a data URL (requirements section 6). Without posts, links to the feed. */
function Download({ city, feed }: FeedAddressProps) {
  const self = absoluteUrl(city, path);
  const file = feed && `data:application/rss+xml;charset=utf-8,${encodeURIComponent(writeRss(feed, self))}`;
  return (
    <a href={file ?? path} download="rss.xml" className="button button-main">
      {messages(city).feeds.download}
    </a>
  );
}

function Readers({ city }: { city: City }) {
  return (
    <div className="mt-10 print:hidden lg:col-span-5 lg:mt-0 lg:border-l lg:border-hairline lg:pl-8">
      <h3 className="font-serif text-card">{messages(city).feeds.addToReader}</h3>
      <ul className="mt-3 grid gap-3 min-[16rem]:grid-cols-2">
        {readerLinks(absoluteUrl(city, path)).map(({ name, href }) => (
          <li key={name}>
            <a href={href} className="button button-quiet h-full w-full" rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FeedAddress({ city, feed }: FeedAddressProps) {
  const m = messages(city).feeds;
  return (
    <SectionFrame id="feed" title={m.ourPosts}>
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-7">
          <p className="text-small text-ink-3">{m.address}</p>
          <p className="mt-1 font-serif text-second select-all">{absoluteUrl(city, path)}</p>
          <p className="mt-6 flex flex-col gap-3 md:flex-row">
            <Download city={city} feed={feed} />
            <a href={path} className="button button-quiet">
              {m.view}
            </a>
          </p>
          <div className="mt-2">
            <FeedForms of={m.ofOurPosts} paths={postsFeedPaths} />
          </div>
        </div>
        <Readers city={city} />
      </div>
    </SectionFrame>
  );
}
