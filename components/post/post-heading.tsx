import { StoryActions } from '@/components/reading/story-actions';
import { Dot, StoryDate } from '@/components/story/source-line';
import { Breadcrumb } from '@/components/ui/page-heading';
import { authorPath, type BlogPost, changedOn, postAuthor } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { kindLabel, postParent } from '@/lib/outbound/metadata/post-parent';

function Byline({ city, post }: { city: City; post: BlogPost }) {
  const author = postAuthor(post, city);
  const look = 'font-semibold text-ink-2';
  const name =
    author?.kind === 'person' ? messages(city).news.by(author.name) : (author?.name ?? city.siteTitle);
  if (!author?.key) return <span className={look}>{name}</span>;
  return (
    <a href={authorPath(author)} className={`quiet-link touch-link ${look}`}>
      {name}
    </a>
  );
}

export function PostHeading({ city, post }: { city: City; post: BlogPost }) {
  const { date, updated, updateNote, corrections: [corrected] = [] } = post;
  const m = messages(city).posts;
  const place = postParent(post, city);
  const changed = updateNote && changedOn({ date, updated }, Date.now());
  return (
    <div className="sheet pt-8 md:pt-12">
      <div className="post-heading story md:mx-auto md:max-w-[56.25rem] md:text-center">
        <Breadcrumb city={city} via={[{ href: place.path, name: place.name }]} />
        {post.section && <p className="kicker">{kindLabel(city, post)}</p>}
        <h1 className="font-serif text-[min(2.375rem,12vw)]/[min(2.5625rem,13vw)] font-[560] tracking-[-0.024em] md:text-[3rem]/[3.1875rem] xl:text-[3.75rem]/[3.9375rem]">
          {post.metaTitle}
        </h1>
        {post.metaDescription && (
          <p className="mt-5 text-[1.125rem]/7 text-ink-2 md:mx-auto md:max-w-[36rem] md:text-[1.25rem]/[1.9375rem] md:text-balance">
            {post.metaDescription}
          </p>
        )}
        <p className="source mt-4 text-small text-ink-3">
          <Byline city={city} post={post} />
          <Dot />
          <StoryDate city={city} date={date} dayOnly />
          {changed && (
            <>
              <Dot />
              {m.updated} <StoryDate city={city} date={changed} dayOnly />: {updateNote}
            </>
          )}
          {corrected && (
            <>
              <Dot />
              <a href="#corrections" className="quiet-link touch-link">
                {m.corrected} <StoryDate city={city} date={corrected.date} dayOnly />
              </a>
            </>
          )}
          {post.domain && (
            <>
              <Dot />
              <span>{post.domain}</span>
            </>
          )}
        </p>
        <p className="post-tools needs-script flex gap-6 md:justify-center">
          <StoryActions city={city} />
        </p>
      </div>
    </div>
  );
}
