import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '../page-metadata';

export type Step = { name: string; path: string };

export function breadcrumbsId(path: string): string {
  return `${absoluteUrl(path)}#trail`;
}

/** From the front page down, for a page that shows its breadcrumb (discovery section 1). */
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
