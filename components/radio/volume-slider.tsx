import { Range, Root, Thumb, Track } from '@radix-ui/react-slider';

type VolumeSliderProps = { volume: number; onVolume: (volume: number) => void };

/** 0 to 1 in steps of 0.01 (requirements section 5). */
export function VolumeSlider({ volume, onVolume }: VolumeSliderProps) {
  const percent = `${Math.round(volume * 100)}%`;
  return (
    <>
      <Root
        className="radio-slider"
        min={0}
        max={1}
        step={0.01}
        value={[volume]}
        onValueChange={([value]) => value !== undefined && onVolume(value)}
      >
        <Track className="radio-track">
          <Range className="radio-range" />
        </Track>
        <Thumb className="radio-thumb" aria-label="Volume" aria-valuetext={percent} />
      </Root>
      <span className="w-11 text-end text-excerpt text-ink-3 tabular-nums" aria-hidden="true">
        {percent}
      </span>
    </>
  );
}
