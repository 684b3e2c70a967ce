'use client';
// Why script: putting a foreign frame in the place of its poster only when the reader asks for it. Without script the
// poster is a link to the page at its host, and nothing foreign is ever loaded.
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onFlagChange, readFlag, writeFlag } from '@/lib/base/browser/local-flag';
import type { EmbedFrame } from '@/lib/pages/embeds/embed-frame';

type EmbedLoaderProps = {
  title: string;
  frame: EmbedFrame;
  /** The page at the host that shows the same. */
  href: string;
  poster: ReactNode;
  /** Stands between the frame and the tick. */
  children: ReactNode;
};

/** Whether the reader lets this host load at once; nobody knows before script runs. */
function useRemembered(name: string): boolean {
  return useSyncExternalStore(
    onFlagChange,
    () => readFlag(name),
    () => false,
  );
}

type TickProps = { flag: string; remembered: boolean; host: string };

function Tick({ flag, remembered, host }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  // Set before script ran.
  useLayoutEffect(() => {
    if (box.current?.checked && !readFlag(flag)) writeFlag(flag, true);
  }, [flag]);
  return (
    <label className="embed-tick">
      <input
        ref={box}
        type="checkbox"
        checked={remembered}
        onChange={(event) => writeFlag(flag, event.currentTarget.checked)}
      />
      Always load from {host.replace(/^www\./, '')}
    </label>
  );
}

type FrameProps = { title: string; frame: EmbedFrame; asked: boolean };

function Frame({ title, frame, asked }: FrameProps) {
  const element = useRef<HTMLIFrameElement>(null);
  // The link that the reader pressed is gone: the keyboard goes on in what it opened.
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
  const loaded = asked || remembered;
  const ask = (event: MouseEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <>
      <div className="embed-room">
        {loaded ? (
          <Frame title={title} frame={frame} asked={asked} />
        ) : (
          <a href={href} className="embed-poster" rel="noopener" onClick={ask}>
            {poster}
          </a>
        )}
      </div>
      <figcaption className="embed-caption">
        {children}
        <Tick flag={flag} remembered={remembered} host={frame.host} />
      </figcaption>
    </>
  );
}
