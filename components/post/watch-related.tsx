import { PostPicture } from '@/components/blog/post-picture';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { videoPage, youtubeId } from '@/lib/embeds/youtube-id';

type WatchRelatedProps = { address: string; picture: Picture | undefined };

function PlayMark() {
  return (
    <svg className="video-play" width="64" height="64" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="32" fill="#1c1712" />
      <path d="M26 21.5v21l17-10.5z" fill="#fffaf3" />
    </svg>
  );
}

/** Watch Related Content: an upright poster that leads to the video; nothing comes from there before a click. */
export function WatchRelated({ address, picture }: WatchRelatedProps) {
  const id = youtubeId(address);
  const out = videoPage(address);
  return (
    <section aria-labelledby="watch-heading" className="post-part post-watch">
      <h2 id="watch-heading" className="font-serif text-card">
        Watch Related Content
      </h2>
      {id ? (
        <a href={out} className="video-poster" rel="noopener" aria-label="Play the video on YouTube">
          <PostPicture picture={picture} frame="video-picture" />
          <PlayMark />
        </a>
      ) : (
        <p className="mt-4 text-block-excerpt text-ink-2">Unable to load video</p>
      )}
      {out && (
        <p className="mt-3">
          <OutLink href={out} className="text-action">
            Watch on YouTube
          </OutLink>
        </p>
      )}
      {id && <p className="mt-1 text-small text-ink-3">Nothing loads from YouTube until you press play.</p>}
    </section>
  );
}
