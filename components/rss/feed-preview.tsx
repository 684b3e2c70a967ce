import { StoryDate } from '@/components/story/source-line';
import { ActionLink } from '@/components/ui/links';
import { Message } from '@/components/ui/messages';
import { SectionFrame } from '@/components/ui/section-frame';
import type { Outcome } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import type { FeedEntry, FeedModel } from '@/lib/outbound/write/feed-model';

type FeedPreviewProps = { city: City; feed: Outcome<FeedModel> };

/** Number of posts in the preview (requirements section 9). */
const MAX_POSTS = 5;

function Row({ city, entry: { url, title, summary, published } }: { city: City; entry: FeedEntry }) {
  return (
    <li className="story agenda-row">
      <p className="agenda-date text-small text-ink-3">
        <StoryDate city={city} date={published} dayOnly />
      </p>
      <div className="agenda-words">
        <h3 className="headline font-serif text-list text-ink">
          <a href={new URL(url).pathname} className="story-link">
            {title}
          </a>
        </h3>
        {summary && <p className="excerpt text-excerpt text-ink-2">{summary}</p>}
      </div>
    </li>
  );
}

function Posts({ city, feed }: FeedPreviewProps) {
  const { feeds: m, news, posts: postTexts } = messages(city);
  if (!feed.ok) {
    const { status } = feed.failure;
    const reason = status ? news.httpError(status) : postTexts.someError;
    return <Message message={postTexts.listFailed(reason)} sentence={m.failedSentence} />;
  }
  const posts = feed.value.entries.slice(0, MAX_POSTS);
  if (posts.length === 0) return <Message message={postTexts.none} sentence={m.noneSentence} />;
  return (
    <ol className="agenda">
      {posts.map((entry) => (
        <Row key={entry.id} city={city} entry={entry} />
      ))}
    </ol>
  );
}

export function FeedPreview({ city, feed }: FeedPreviewProps) {
  const { feeds: m, posts } = messages(city);
  return (
    <SectionFrame id="preview" title={m.latest} aside={<ActionLink href="/blog">{posts.all}</ActionLink>}>
      <Posts city={city} feed={feed} />
    </SectionFrame>
  );
}
