/** ms. Within `skip` of the last it opens at once. */
export type HoverDelays = { open: number; close: number; skip: number };

/** How long a mouse rests before something opens or closes by itself (requirements section 9). */
export const delays = {
  menu: { open: 200, close: 150, skip: 300 },
  tooltip: { open: 700, close: 0, skip: 300 },
} as const satisfies Record<string, HoverDelays>;
