'use client';
// Why script: putting a foreign frame in the place of its poster only when the reader asks for it. Without script the
// poster is a link to the page at its host, and nothing foreign is ever loaded.
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { onFlagChange, readFlag, writeFlag } from '@/lib/browser/local-flag';
import type { EmbedFrame } from '@/lib/embeds/embed-frame';

type EmbedLoaderProps = {
  title: string;
  frame: EmbedFrame;
  /** The page at the host that shows the same. */
  href: string;
  poster: ReactNode;
  /** Stands between the frame and the tick. */
  children: ReactNode;
};

/** Whether the reader lets this host load at once; 'asleep' until script runs. */
function useRemembered(name: string): 'asleep' | 'yes' | 'no' {
  return useSyncExternalStore(
    onFlagChange,
    () => (readFlag(name) ? 'yes' : 'no'),
    () => 'asleep',
  );
}

type FrameProps = { title: string; frame: EmbedFrame; asked: boolean };

function Frame({ title, frame, asked }: FrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  // The button that the reader pressed is gone: the keyboard goes on in what it opened.
  useEffect(() => {
    if (asked) element.current?.focus();
  }, [asked]);
  return (
    <iframe
      ref={element}
      title={title}
      sandbox={frame.sandbox}
      allow={frame.allow}
      referrerPolicy={frame.referrer}
      loading="lazy"
      src={asked ? frame.startingSrc : frame.src}
    />
  );
}

/** A poster that turns into the frame it stands for, and the tick that spares the reader the question next time. */
export function EmbedLoader({ title, frame, href, poster, children }: EmbedLoaderProps) {
  const flag = `load-from:${frame.host}`;
  const remembered = useRemembered(flag);
  const [asked, setAsked] = useState(false);
  const loaded = asked || remembered === 'yes';
  return (
    <>
      <div className="embed-room">
        {loaded && <Frame title={title} frame={frame} asked={asked} />}
        {!loaded && remembered === 'no' && (
          <button
            type="button"
            className="embed-poster"
            data-needs-script={frame.src}
            onClick={() => setAsked(true)}
          >
            {poster}
          </button>
        )}
        {remembered === 'asleep' && (
          <a href={href} className="embed-poster" rel="noopener" data-needs-script={frame.src}>
            {poster}
          </a>
        )}
      </div>
      <figcaption className="embed-caption">
        {children}
        <label className="embed-tick" data-needs-script={`tick ${frame.src}`}>
          <input
            type="checkbox"
            checked={remembered === 'yes'}
            onChange={(event) => writeFlag(flag, event.currentTarget.checked)}
          />
          Always load from {frame.host.replace(/^www\./, '')}
        </label>
      </figcaption>
    </>
  );
}
