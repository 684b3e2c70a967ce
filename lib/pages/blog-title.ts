import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { settings } from '@/lib/settings/settings';

// A city that is edited is another object.
const known = new WeakMap<City, boolean>();

function hasPosts({ folder }: City): boolean {
  try {
    return readdirSync(path.join(folder, 'posts')).some((name) => name.endsWith('.md'));
  } catch {
    return false;
  }
}

function hasOwnPosts(city: City): boolean {
  const has = known.get(city) ?? hasPosts(city);
  known.set(city, has);
  return has;
}

/** As the menu has /blog (requirements section 2); a city with no posts but those of all cities has guides, no opinions. */
export function blogTitle(city: City): string {
  return settings().blogApi || hasOwnPosts(city) ? 'Opinion' : 'Guides';
}
