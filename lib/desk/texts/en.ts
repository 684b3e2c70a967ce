import { ads } from '@/lib/desk/texts/en/ads';
import { core } from '@/lib/desk/texts/en/core';
import { emergency } from '@/lib/desk/texts/en/emergency';
import { forms } from '@/lib/desk/texts/en/forms';
import { posts } from '@/lib/desk/texts/en/posts';
import { sources } from '@/lib/desk/texts/en/sources';
import { statistics } from '@/lib/desk/texts/en/statistics';
import { today } from '@/lib/desk/texts/en/today';

/** The desk's texts in English, one object per area. */
export const en = { ads, core, emergency, forms, posts, sources, statistics, today };

export type DeskTexts = typeof en;
