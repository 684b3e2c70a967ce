// Messages for Mexican American readers in California: formal "usted", and the style of AP's Spanish service.

import { languages } from '@/lib/base/languages.mjs';
import { sectionTexts } from '@/lib/sections';

export * from '@/lib/messages/es/city';
export * from '@/lib/messages/es/features';
export * from '@/lib/messages/es/front';
export * from '@/lib/messages/es/layout';
export * from '@/lib/messages/es/machines';
export * from '@/lib/messages/es/site';

export const { broken } = languages.es;
export const sections = sectionTexts('es', 'name');
