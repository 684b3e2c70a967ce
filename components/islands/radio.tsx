'use client';
// Why script: our own volume and mute, sound that goes on from page to page, retries after a drop, and the title that
// is playing. Without script the player is the browser's own, and no other page has any of it.
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLate } from '@/components/hooks/use-late';
import type { Radio } from '@/lib/radio/player/radio';
import { onRadioBegin, radioHasBegun } from '@/lib/radio/player/radio-start';
import type { Station } from '@/lib/radio/player/stream-addresses';

const loadRadio = () => import('@/components/radio/hydrated-radio');

const glance = 100;

/** Polls, since the native player hides its pointer events, until the click has reached its button. */
function whenLetGo(element: HTMLElement, act: () => void): () => void {
  let timer = 0;
  const look = () => {
    if (element.matches(':active')) timer = window.setTimeout(look, glance);
    else act();
  };
  look();
  return () => window.clearTimeout(timer);
}

type Hydrated = { radio: Radio; takesFocus: boolean };

function useHydratedPlayer(station: Station) {
  const native = useRef<HTMLAudioElement>(null);
  const [late, load] = useLate(loadRadio);
  const [hydrated, setHydrated] = useState<Hydrated>();
  useEffect(load, [load]);
  useLayoutEffect(() => {
    const sound = native.current;
    if (!late || !sound) return;
    return whenLetGo(sound, () => {
      const takesFocus = document.activeElement === sound;
      setHydrated({ radio: late.openRadio(sound, station), takesFocus });
    });
  }, [late, station]);
  return { native, late, hydrated };
}

type RadioPlayerProps = { station: Station; ready: string; children: ReactNode };

export function RadioPlayer({ station, ready, children }: RadioPlayerProps) {
  const { native, late, hydrated } = useHydratedPlayer(station);
  const [isFirst] = useState(() => !radioHasBegun());
  return (
    <div className="radio-player">
      <p className="radio-status text-kicker" role="status">
        {late && hydrated ? (
          <late.PlayerStatus radio={hydrated.radio} live={station.live} />
        ) : (
          <span>{ready}</span>
        )}
      </p>
      {children}
      <div className="radio-room">
        {/* The element moves when it is taken over; its place stays, so that React never misses it. */}
        <div className="radio-native" hidden={Boolean(hydrated) || !isFirst}>
          {/* biome-ignore lint/a11y/useMediaCaption: a live stream has none */}
          <audio
            ref={native}
            controls
            preload="none"
            crossOrigin="anonymous"
            src={station.stream}
            aria-label="Live Radio"
          />
        </div>
        {late && hydrated && <late.PlayerControls {...hydrated} />}
      </div>
      <p className="radio-error" role="alert">
        {late && hydrated && <late.PlayerError radio={hydrated.radio} />}
      </p>
    </div>
  );
}

type StreamTitleProps = { otherwise: string };

export function StreamTitle({ otherwise }: StreamTitleProps) {
  const [late, load] = useLate(loadRadio);
  useEffect(() => onRadioBegin(load), [load]);
  return late ? <late.StreamTitleOfVisit otherwise={otherwise} /> : otherwise;
}

/** Never before the radio was started, and not on its own page. */
export function RadioBar() {
  const isRadioPage = usePathname() === '/radio';
  const [late, load] = useLate(loadRadio);
  useEffect(() => onRadioBegin(load), [load]);
  return late && !isRadioPage && <late.RadioBarOfVisit />;
}
