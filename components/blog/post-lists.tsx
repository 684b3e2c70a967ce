import './blog.css';
import { SectionGrid } from '@/components/blog/section-grid';
import { Pager } from '@/components/islands/pager';
import { JsonLd } from '@/components/seo/json-ld';
import { Dot, StoryDate } from '@/components/story/source-line';
import { FramedPicture } from '@/components/ui/framed-picture';
import { Message } from '@/components/ui/messages';
import { PageHeading } from '@/components/ui/page-heading';
import { ToolsSlot } from '@/components/ui/script-slot';
import { type BlogEntry, ownPicture, postPath } from '@/lib/blog/blog-post';
import type { AuthorView, ListView } from '@/lib/blog/views/list-view';
import { listPath } from '@/lib/blog/views/page-window';
import type { City, Picture } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { authorGraph, blogListGraph } from '@/lib/outbound/metadata/graphs/blog-graph';
import { kindLabel } from '@/lib/outbound/metadata/post-parent';
import { blogTitle } from '@/lib/pages/site-pages';

type EntryListProps = {
  city: City;
  entries: readonly BlogEntry[];
  pictureOf: (slug: string) => Picture | undefined;
};

function EntryList({ city, entries, pictureOf }: EntryListProps) {
  return (
    <ol>
      {entries.map((entry, at) => (
        <li
          key={entry.slug}
          className="story flex flex-wrap items-start gap-x-4 gap-y-2 border-hairline py-5 not-first:border-t first:pt-0 md:items-center md:gap-x-8 md:py-6"
        >
          <FramedPicture
            drawing={pictureOf(entry.slug)}
            photo={ownPicture(entry)}
            place="entry"
            className="picture aspect-square w-28 md:aspect-3/2 md:w-54 lg:aspect-video lg:w-72"
            first={at === 0}
          />
          <div className="min-w-0 flex-[1_1_9rem] md:max-w-[41rem] max-md:[&>.source]:mt-1.5">
            <h2 className="headline font-serif text-list text-ink">
              <a className="story-link" href={postPath(entry)}>
                {entry.metaTitle}
              </a>
            </h2>
            {entry.metaDescription && (
              <p className="excerpt text-excerpt text-ink-2 max-md:hidden md:text-block-excerpt">
                {entry.metaDescription}
              </p>
            )}
            {entry.date && (
              <p className="source text-small text-ink-3">
                {entry.kind && (
                  <>
                    {kindLabel(city, entry)}
                    <Dot />
                  </>
                )}
                <StoryDate city={city} date={entry.date} dayOnly />
                <ToolsSlot />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A page of posts, or a message if there are none or their source failed (requirements section 4). */
function Content({ city, view }: { city: City; view: ListView }) {
  const m = messages(city).posts;
  if (view.state === 'error')
    return (
      <Message
        message={m.listFailed(view.message)}
        sentence={m.listFailedSentence}
        tryAgain={messages(city).broken.tryAgain}
      />
    );
  if (view.state !== 'posts') return <Message message={m.none} sentence={m.checkBack} />;
  return (
    <>
      <EntryList city={city} {...view} />
      <Pager words={m.pager} current={view.number} pages={view.pages} />
    </>
  );
}

export function BlogListPage({ city, view }: { city: City; view: ListView }) {
  const title = blogTitle(city);
  const shown = view.state === 'posts' ? view : undefined;
  return (
    <>
      {shown && <JsonLd data={blogListGraph(listPath(shown.number), shown.entries, city)} />}
      <PageHeading
        city={city}
        title={title}
        sentence={city.blog.sentence}
        note={shown && (shown.pages > 1 ? messages(city).posts.pageOf(shown.number, shown.pages) : undefined)}
      />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <Content city={city} view={view} />
        </div>
      </div>
      <SectionGrid city={city} />
    </>
  );
}

export function AuthorPage({ city, view }: { city: City; view: AuthorView }) {
  const { author, list } = view;
  return (
    <>
      {list.state === 'posts' && <JsonLd data={authorGraph(author, list.entries, city)} />}
      <PageHeading city={city} title={author.name} sentence={author.bio} note={author.role} />
      <div className="sheet mt-8">
        <div className="border-t border-rule pt-8">
          <p className="sr-only">{messages(city).posts.postsIn(blogTitle(city))}</p>
          <Content city={city} view={list} />
        </div>
      </div>
    </>
  );
}
