import './post-body.css';
import { PageShown } from '@/components/islands/page-shown';
import './post.css';
import { MorePosts, RelatedTopics, WatchRelated } from '@/components/post/after-post';
import { KeyFacts, PostContents, PostMap } from '@/components/post/beside-post';
import { bodyElements } from '@/components/post/body-elements';
import { PostCorrections } from '@/components/post/corrections';
import { PostHeading } from '@/components/post/post-heading';
import { FramedPicture } from '@/components/ui/framed-picture';
import { ActionLink, ButtonLink } from '@/components/ui/links';
import { MessagePage } from '@/components/ui/message-page';
import { TryAgain } from '@/components/ui/messages';
import { WholePhoto } from '@/components/ui/whole-photo';
import { log } from '@/lib/base/log';
import type { BlogEntry, BlogPost } from '@/lib/blog/blog-post';
import { withinLimit } from '@/lib/blog/markdown/preflight';
import { type RenderedPost, renderedOnce } from '@/lib/blog/markdown/render-markdown';
import type { City, Picture } from '@/lib/city/city-type';
import { postLocator } from '@/lib/front/editors/post-locator';
import { messages } from '@/lib/messages/messages';

/** Maximum size of the photo in px: the heading's width and about a screen's height. */
const maxPhotoSize = { width: 900, height: 640 };

function PhotoHero({ city, photo }: { city: City; photo: NonNullable<BlogPost['photo']> }) {
  return (
    <figure className="sheet mt-7 max-md:px-0 md:mt-8">
      {/* Centers the photo. The figure is as wide as the photo. */}
      <div className="post-photo mx-auto w-fit">
        <WholePhoto photo={photo} alt={photo.alt} place="hero" maxSize={maxPhotoSize} first />
        {photo.credit && (
          // Wraps at the photo's width. On phones it keeps a margin.
          <figcaption className="w-0 min-w-full px-[max(0px,1.25rem-(100vw-100%)/2)] pt-2 text-small text-ink-3">
            {messages(city).posts.photo(photo.credit)}
          </figcaption>
        )}
      </div>
    </figure>
  );
}

type PostHeroProps = { city: City; picture: Picture | undefined; pinterest: string | undefined };

/**
 * A post's drawing or Pinterest picture. Pinterest pictures are uncropped, since most are upright, and proxied for
 * privacy.
 */
function PostHero({ city, picture, pinterest }: PostHeroProps) {
  if (!picture && !pinterest) return null;
  const m = messages(city).posts;
  return (
    <figure className="sheet mt-7 max-md:px-0 md:mt-8">
      <FramedPicture
        drawing={picture}
        photo={pinterest}
        place="hero"
        whole
        className={`picture post-hero ${
          pinterest
            ? 'aspect-square bg-tint object-contain md:aspect-auto md:h-[min(32rem,75vh)]'
            : 'aspect-3/2 md:aspect-21/9'
        }`}
        first
      />
      <figcaption className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-small text-ink-3 max-md:px-(--margin)">
        <span>{picture && !pinterest && m.illustration(city.siteTitle)}</span>
        {pinterest && <ActionLink href={pinterest}>{m.onPinterest}</ActionLink>}
      </figcaption>
    </figure>
  );
}

/** Renders a post's untrusted Markdown as sanitized elements. Falls back to plain text. */
async function postBody(city: City, { slug, blog }: BlogPost): Promise<RenderedPost> {
  const text = await renderedOnce(city, blog, bodyElements(city));
  if (text.ok) return text.value;
  log('warn', 'a post could not be rendered; showing its plain text', {
    slug,
    detail: text.failure.detail,
  });
  return { body: <p className="whitespace-pre-wrap">{withinLimit(blog)}</p>, contents: [] };
}

export function PostAbsent({ city }: { city: City }) {
  const m = messages(city).posts;
  return (
    <MessagePage title={m.absent} message={m.absentMessage} sentence={m.absentSentence}>
      <ButtonLink href="/blog">{m.all}</ButtonLink>
      <ButtonLink href="/" quiet>
        {messages(city).layout.returnHome}
      </ButtonLink>
    </MessagePage>
  );
}

/** Shown when the post's source fails and no copy is cached (requirements section 8). */
export function PostError({ city, message }: { city: City; message: string }) {
  const m = messages(city).posts;
  return (
    <MessagePage title={m.failed} message={message} sentence={m.failedSentence}>
      <TryAgain label={messages(city).broken.tryAgain} />
      <ButtonLink href="/blog" quiet>
        {m.all}
      </ButtonLink>
    </MessagePage>
  );
}

type PostPageProps = {
  city: City;
  post: BlogPost;
  pictureOf: (slug: string) => Picture | undefined;
  others: readonly BlogEntry[];
};

export async function PostPage({ city, post, pictureOf, others }: PostPageProps) {
  const { body, contents } = await postBody(city, post);
  const locator = postLocator(city, post);
  return (
    <>
      <article>
        <PostHeading city={city} post={post} />
        {post.photo ? (
          <PhotoHero city={city} photo={post.photo} />
        ) : (
          <PostHero city={city} picture={pictureOf(post.slug)} pinterest={post.pinterestImageLink} />
        )}
        <div className="post-columns sheet mt-8 grid grid-cols-[minmax(0,40.625rem)] justify-center lg:mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,40.625rem)_minmax(0,1fr)] lg:items-start lg:gap-x-8">
          <PostContents city={city} contents={contents} />
          <div className="post-body">{body}</div>
          <PostCorrections city={city} corrections={post.corrections} />
          <div className="post-beside grid content-start gap-8 empty:hidden">
            <PostMap city={city} locator={locator} />
            <KeyFacts city={city} facts={post.keyFacts} />
            {post.youtubeShortsUrl && (
              <WatchRelated
                city={city}
                address={post.youtubeShortsUrl}
                picture={pictureOf(`${post.slug} video`)}
              />
            )}
          </div>
          <RelatedTopics city={city} short={post.shortTailKeywords} long={post.longTailKeywords} />
        </div>
      </article>
      <MorePosts city={city} entries={others} pictureOf={pictureOf} />
      <PageShown />
    </>
  );
}
