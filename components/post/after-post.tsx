import { ClickToLoad } from '@/components/embeds/click-to-load';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { videoFrame, videoPage, youtubeId } from '@/lib/pages/embeds';

type RelatedTopicsProps = { short: readonly string[]; long: readonly string[] };

function Topics({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-small font-semibold text-ink-2">{label}</h3>
      <ul className="chips">
        {words.map((word) => (
          <li key={word} className="chip">
            {word}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Requirements section 2; nothing where the post names none. */
export function RelatedTopics({ short, long }: RelatedTopicsProps) {
  if (short.length + long.length === 0) return null;
  return (
    <section aria-labelledby="topics-heading" className="post-part post-topics">
      <h2 id="topics-heading" className="font-serif text-second">
        Related Topics
      </h2>
      <Topics label="Key Topics:" words={short} />
      <Topics label="Detailed Topics:" words={long} />
    </section>
  );
}

type WatchRelatedProps = { address: string; picture: Picture | undefined };

function WatchLink({ href }: { href: string }) {
  return (
    <p className="mt-3">
      <OutLink href={href} className="text-action">
        Watch on YouTube
      </OutLink>
    </p>
  );
}

/** Nothing loads from the video's host before a click. */
export function WatchRelated({ address, picture }: WatchRelatedProps) {
  const id = youtubeId(address);
  const out = videoPage(address);
  return (
    <section aria-labelledby="watch-heading" className="post-part post-watch">
      <h2 id="watch-heading" className="font-serif text-card">
        Watch Related Content
      </h2>
      {id && out ? (
        <div className="post-video">
          <ClickToLoad
            kind="short-video"
            title="Related video"
            src={videoFrame(id)}
            href={out}
            poster={picture}
          />
        </div>
      ) : (
        <p className="mt-4 text-block-excerpt text-ink-2">Unable to load video</p>
      )}
      {out && <WatchLink href={out} />}
    </section>
  );
}
