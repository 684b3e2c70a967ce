'use client';
// Why script: the volume and mute of our own controls, sound that goes on from page to page, tries after a drop, and
// what is playing. Without script the player is the browser's own, and nothing else of the radio is on any page.
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLate } from '@/components/delays/use-late';
import type { Radio } from '@/lib/radio/player/radio';
import { onRadioBegin, radioHasBegun } from '@/lib/radio/player/radio-start';
import type { Station } from '@/lib/radio/player/station';

const loadRadio = () => import('@/components/radio/awake-radio');

const glance = 100;

/**
 * Calls back as soon as an element is not pressed: the click that is under way reaches its button first. The native
 * player keeps its pointer events to itself, so we look. Gives the way to call it off.
 */
function whenLetGo(element: HTMLElement, act: () => void): () => void {
  let timer = 0;
  const look = () => {
    if (element.matches(':active')) timer = window.setTimeout(look, glance);
    else act();
  };
  look();
  return () => window.clearTimeout(timer);
}

type Awake = { radio: Radio; takesFocus: boolean };

function useHydratedPlayer(station: Station) {
  const native = useRef<HTMLAudioElement>(null);
  const [late, wake] = useLate(loadRadio);
  const [hydrated, setHydrated] = useState<Awake>();
  useEffect(wake, [wake]);
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

/** The player: what it is doing, its name as children, its controls, and why it does not play. */
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
        {/* The element itself leaves its place when it is taken over; its place stays, so that React never misses it. */}
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

/** What the station says is playing; other words before the radio is started, and where it says nothing. */
export function StreamTitle({ otherwise }: StreamTitleProps) {
  const [late, wake] = useLate(loadRadio);
  useEffect(() => onRadioBegin(wake), [wake]);
  return late ? <late.StreamTitleOfVisit otherwise={otherwise} /> : otherwise;
}

/** The bar of the layout: never before the radio was started, and not beside its own page's controls. */
export function RadioBar() {
  const isRadioPage = usePathname() === '/radio';
  const [late, wake] = useLate(loadRadio);
  useEffect(() => onRadioBegin(wake), [wake]);
  return late && !isRadioPage && <late.RadioBarOfVisit />;
}
