'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PlayerControls, PlayerError, PlayerStatus } from '@/components/radio/player-controls';
import { RadioLine } from '@/components/radio/radio-line';
import type { PlayerWords } from '@/lib/radio/player/player-words';
import { onRadioOpened, openRadio, type Radio, radioOfVisit } from '@/lib/radio/player/radio';
import type { Station } from '@/lib/radio/player/stream-address';

const POLL_MS = 100;

/** Calls `act` once the element is no longer pressed. Polls, because the native player hides its pointer events. */
function whenReleased(element: HTMLElement, act: () => void): () => void {
  let timer = 0;
  const look = () => {
    if (element.matches(':active')) timer = window.setTimeout(look, POLL_MS);
    else act();
  };
  look();
  return () => window.clearTimeout(timer);
}

type Player = { radio: Radio; takesFocus: boolean };

function useOwnPlayer(station: Station) {
  const native = useRef<HTMLAudioElement>(null);
  const [player, setPlayer] = useState<Player>();
  useLayoutEffect(() => {
    // If React has re-rendered the page, the playing audio element is in radioSound (components/islands/site/wake.ts).
    const sound = (self as { radioSound?: HTMLAudioElement }).radioSound ?? native.current;
    if (!sound) return;
    return whenReleased(sound, () => {
      const takesFocus = document.activeElement === sound;
      setPlayer({ radio: openRadio(sound, station), takesFocus });
    });
  }, [station]);
  return { native, player };
}

type RadioPlayerProps = { station: Station; words: PlayerWords; children: ReactNode };

export function RadioPlayer({ station, words, children }: RadioPlayerProps) {
  const { native, player } = useOwnPlayer(station);
  return (
    <div className="flex flex-col pt-6 pb-3 md:min-h-85 md:pt-8 md:pl-9">
      <p className="radio-status mb-1 text-kicker text-ink-3 uppercase print:hidden" role="status">
        {player ? (
          <PlayerStatus radio={player.radio} live={station.live} words={words} />
        ) : (
          <span>{words.status.ready}</span>
        )}
      </p>
      {children}
      <div data-wake="" className="radio-room relative mt-7 h-16 md:mt-auto print:hidden">
        {/* The player takes the audio element out of this wrapper. The wrapper stays, so React does not notice. */}
        <div className="absolute inset-0 flex items-center *:w-full" hidden={player !== undefined}>
          {/* biome-ignore lint/a11y/useMediaCaption: a live stream has none */}
          <audio
            ref={native}
            controls
            preload="none"
            crossOrigin="anonymous"
            src={station.stream}
            aria-label={words.title}
          />
        </div>
        {player && <PlayerControls {...player} words={words} />}
      </div>
      <p className="radio-error mt-3 min-h-6 text-excerpt leading-6 font-medium text-error" role="alert">
        {player && <PlayerError radio={player.radio} words={words} />}
      </p>
    </div>
  );
}

const noRadio = () => undefined;

/** Shown once the radio has been started, except on the radio page. */
export function RadioBar({ words }: { words: PlayerWords }) {
  const isRadioPage = usePathname() === '/radio';
  const radio = useSyncExternalStore(onRadioOpened, radioOfVisit, noRadio);
  return radio && !isRadioPage && <RadioLine radio={radio} words={words} />;
}
