import { ClickToLoad } from '@/components/embeds/click-to-load';
import { OutLink } from '@/components/ui/out-link';
import type { Picture } from '@/lib/city/city-type';
import { videoFrame, videoPage, youtubeId } from '@/lib/pages/embeds';

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
    <section aria-labelledby="watch-heading" className="post-watch border-t border-rule pt-3.5">
      <h2 id="watch-heading" className="font-serif text-card">
        Watch Related Content
      </h2>
      {id && out ? (
        <div className="mt-3.5 max-w-60 lg:max-w-none">
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
