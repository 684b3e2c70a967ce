/** Delays in ms. For `skip` ms after one target closes, the next one opens without delay. */
type HoverTimes = { open: number; close: number; skip: number };

/** Values from requirements section 9. */
export const menuTimes: HoverTimes = { open: 200, close: 150, skip: 300 };
export const tooltipTimes: HoverTimes = { open: 700, close: 0, skip: 300 };

/**
 * Calls `show` with a target once the mouse has rested on it, and with undefined once the mouse has left it.
 * `cancel` drops the pending call.
 */
export function hoverDelay<Target>(
  { open, close, skip }: HoverTimes,
  show: (target: Target | undefined) => void,
) {
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
