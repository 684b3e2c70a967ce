import type { HoverDelays } from './delays';

export type HoverDelay<Target> = {
  /** The mouse has come to a target. */
  enter: (target: Target) => void;
  /** It has left. */
  leave: () => void;
  /** What was going to open or close does not. */
  cancel: () => void;
};

/** Calls `show` with a target under which the mouse has rested, and with undefined when it has been away. */
export function hoverDelay<Target>(
  { open, close, skip }: HoverDelays,
  show: (target: Target | undefined) => void,
): HoverDelay<Target> {
  let next: ReturnType<typeof setTimeout> | undefined;
  let cooling: ReturnType<typeof setTimeout> | undefined;
  let isWarm = false;
  const cancel = () => clearTimeout(next);
  const after = (ms: number, act: () => void) => {
    cancel();
    if (ms === 0) act();
    else next = setTimeout(act, ms);
  };
  const enter = (target: Target) =>
    after(isWarm ? 0 : open, () => {
      clearTimeout(cooling);
      isWarm = true;
      show(target);
    });
  const leave = () =>
    after(close, () => {
      cooling = setTimeout(() => {
        isWarm = false;
      }, skip);
      show(undefined);
    });
  return { enter, leave, cancel };
}
