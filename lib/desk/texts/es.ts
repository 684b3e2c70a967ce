import type { DeskTexts } from '@/lib/desk/texts/en';
import { core } from '@/lib/desk/texts/es/core';

/** Texts of the desk in Spanish. */
export const es: DeskTexts = { core };
