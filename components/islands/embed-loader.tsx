'use client';
// Why script: a foreign frame replaces its poster on request. Without script the poster links to the host's page.
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
import type { EmbedFrame } from '@/lib/pages/embeds';

type EmbedLoaderProps = {
  title: string;
  frame: EmbedFrame;
  href: string;
  poster: ReactNode;
  children: ReactNode;
};

/** Whether the reader lets this host load at once; unknown before script runs. */
function useRemembered(name: string): boolean {
  return useSyncExternalStore(
    onFlagChange,
    () => readFlag(name),
    () => false,
  );
}

type RememberHostProps = { flag: string; remembered: boolean; host: string };

function RememberHost({ flag, remembered, host }: RememberHostProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current?.checked && !readFlag(flag)) writeFlag(flag, true);
  }, [flag]);
  return (
    <label className="embed-remember">
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
  // The link that the reader pressed is gone: focus moves to what it opened.
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
        <RememberHost flag={flag} remembered={remembered} host={frame.host} />
      </figcaption>
    </>
  );
}
