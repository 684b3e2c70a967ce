import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../page-metadata';

/** A page of a trail: its name as the visible trail has it, and its path. */
export type Step = { name: string; path: string };

/** The name of a page's trail within its data. */
export function breadcrumbsId(path: string): string {
  return `${absoluteUrl(path)}#trail`;
}

/** The trail from the front page down to a page, for a page that shows it (discovery section 1). */
export function breadcrumbsGraph(...below: readonly [Step, ...Step[]]): Exclude<BreadcrumbList, string> {
  const here = below[below.length - 1] as Step;
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(here.path),
    itemListElement: [{ name: 'Home', path: '/' }, ...below].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
