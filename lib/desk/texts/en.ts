import { core } from '@/lib/desk/texts/en/core';

/** Texts of the desk in English, one part per area. */
export const en = { core };

export type DeskTexts = typeof en;
