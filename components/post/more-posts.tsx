import { StoryDate } from '@/components/story/story-date';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { type BlogEntry, postPath, tiedTitle } from '@/lib/blog/blog-post';
import { thisCity } from '@/lib/city/this-city';
import { blogTitle } from '@/lib/pages/site-pages';

export function MorePosts({ entries }: { entries: readonly BlogEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <SectionFrame id="more">
      <HeadingLine id="more" title={`More from ${blogTitle(thisCity())}`}>
        <a href="/blog" className="text-action">
          All posts
        </a>
      </HeadingLine>
      <ul className="columns-of-three">
        {entries.map((entry) => (
          <li key={entry.slug} className="story">
            <h3 className="headline font-serif text-card text-ink">
              <a className="story-link" href={postPath(entry)}>
                {tiedTitle(entry.metaTitle)}
              </a>
            </h3>
            {entry.date && (
              <p className="source text-small text-ink-3">
                <StoryDate date={entry.date} dayOnly />
              </p>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
