import type { DeskTexts } from '@/lib/desk/texts/en';
import { ads } from '@/lib/desk/texts/es/ads';
import { core } from '@/lib/desk/texts/es/core';
import { emergency } from '@/lib/desk/texts/es/emergency';
import { forms } from '@/lib/desk/texts/es/forms';
import { posts } from '@/lib/desk/texts/es/posts';
import { sources } from '@/lib/desk/texts/es/sources';
import { statistics } from '@/lib/desk/texts/es/statistics';
import { today } from '@/lib/desk/texts/es/today';

/** The desk's texts in Spanish. */
export const es: DeskTexts = { ads, core, emergency, forms, posts, sources, statistics, today };
