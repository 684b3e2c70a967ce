import { ClickToLoad } from '@/components/embeds/click-to-load';
import { StoryDate } from '@/components/story/source-line';
import { FramedPicture } from '@/components/ui/framed-picture';
import { ActionLink } from '@/components/ui/links';
import { ToolsSlot } from '@/components/ui/script-slot';
import { SectionFrame } from '@/components/ui/section-frame';
import { type BlogEntry, ownPicture, postPath } from '@/lib/blog/blog-post';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { videoFrame, videoPage, youtubeId } from '@/lib/pages/embeds';
import { blogTitle } from '@/lib/pages/site-pages';

function Topics({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-small font-semibold text-ink-2">{label}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {words.map((word) => (
          <li
            key={word}
            className="rounded-[1.25rem] border border-hairline px-3.5 py-[0.3125rem] text-[0.875rem]/5"
          >
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

type RelatedTopicsProps = { city: City; short: readonly string[]; long: readonly string[] };

export function RelatedTopics({ city, short, long }: RelatedTopicsProps) {
  if (short.length + long.length === 0) return null;
  const m = messages(city).posts;
  return (
    <section aria-labelledby="topics-heading" className="mt-10 border-t border-rule pt-3.5">
      <h2 id="topics-heading" className="font-serif text-second">
        {m.topics}
      </h2>
      <Topics label={m.keyTopics} words={short} />
      <Topics label={m.detailedTopics} words={long} />
    </section>
  );
}

type WatchRelatedProps = { city: City; address: string; picture: Picture | undefined };

/** A post's video. Loads nothing from its host before a click. */
export function WatchRelated({ city, address, picture }: WatchRelatedProps) {
  const m = messages(city).posts;
  const id = youtubeId(address);
  const out = videoPage(address);
  return (
    <section aria-labelledby="watch-heading" className="border-t border-rule pt-3.5">
      <h2 id="watch-heading" className="font-serif text-card">
        {m.watch}
      </h2>
      {id && out ? (
        <div className="mt-3.5 max-w-60 lg:max-w-none">
          <ClickToLoad
            city={city}
            kind="short-video"
            title={m.video}
            src={videoFrame(id)}
            href={out}
            poster={picture}
          />
        </div>
      ) : (
        <p className="mt-4 text-block-excerpt text-ink-2">{m.noVideo}</p>
      )}
      {out && (
        <p className="mt-3">
          <ActionLink href={out}>{m.onYouTube}</ActionLink>
        </p>
      )}
    </section>
  );
}

type MorePostsProps = {
  city: City;
  entries: readonly BlogEntry[];
  pictureOf: (slug: string) => Picture | undefined;
};

/** Links to the posts published just before and after this one. */
export function MorePosts({ city, entries, pictureOf }: MorePostsProps) {
  if (entries.length === 0) return null;
  const m = messages(city).posts;
  return (
    <SectionFrame
      id="more"
      title={m.moreFrom(blogTitle(city))}
      aside={<ActionLink href="/blog">{m.all}</ActionLink>}
    >
      <ul className="columns-of-three">
        {entries.map((entry) => (
          <li
            key={entry.slug}
            className="story max-md:flex max-md:flex-wrap max-md:items-start max-md:gap-x-4 max-md:gap-y-2"
          >
            <FramedPicture
              drawing={pictureOf(entry.slug)}
              photo={ownPicture(entry)}
              place="entry"
              className="picture aspect-square max-md:w-28 md:mb-3 md:aspect-3/2"
            />
            <div className="min-w-0 max-md:flex-[1_1_9rem]">
              <h3 className="headline font-serif text-card text-ink">
                <a className="story-link" href={postPath(entry)}>
                  {entry.metaTitle}
                </a>
              </h3>
              {entry.date && (
                <p className="source text-small text-ink-3">
                  <StoryDate city={city} date={entry.date} dayOnly />
                  <ToolsSlot />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
