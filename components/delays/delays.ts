/** How long a mouse rests before something opens by itself, ms (requirements section 9). */
export const delays = {
  tooltip: 700,
  /** From one tooltip to the next within this time, there is no wait. */
  tooltipSkip: 300,
  menu: 200,
} as const;

export const tooltipSignals = ['pointerover', 'focusin'] as const;
