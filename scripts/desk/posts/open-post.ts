import { HTTPException } from 'hono/http-exception';
import { DateTime } from 'luxon';
import type { PostState } from '@/components/desk/posts/post-list';
import type { BlogPost } from '@/lib/blog/blog-post';
import { sectionNamed } from '@/lib/blog/section-named';
import { readPostFile } from '@/lib/blog/sources/post-file';
import type { City } from '@/lib/city/city-type';
import { type PostDraft, readPostText, slugFor } from '@/lib/desk/posts/post-text';
import { readText } from '@/lib/desk/saves/save-file';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { type DeskContext, type DeskRequest, MINUTE } from '@/scripts/desk/context';

/** A post's file, as its form shows it. */
export type Opened = {
  city: City;
  name: string;
  file: string;
  text: string | undefined;
  draft: PostDraft;
  post?: BlogPost;
  state: PostState | 'new';
};

/** Returns the state of a post. `now` in ms. */
export function stateOf(post: Pick<BlogPost, 'draft' | 'date'> | undefined, now: number): PostState {
  if (!post) return 'broken';
  if (post.draft) return 'draft';
  return post.date && post.date.getTime() > now ? 'scheduled' : 'published';
}

/** Parses a post's text the way the site does. */
export function parsePost(city: City, file: string, text: string): BlogPost | undefined {
  const { timeZone: zone, locale, key: domain } = city;
  return readPostFile(file, text, { domain, zone, locale, sections: sectionsHere(city) }).post;
}

/** Returns a post for its form. Date and section have the format of the form's fields. */
function opened(context: DeskContext, city: City, name: string, text: string | undefined): Opened {
  const file = `posts/${name}.md`;
  const post = text === undefined ? undefined : parsePost(city, file, text);
  const written = readPostText(text ?? '');
  const date = post?.date && DateTime.fromJSDate(post.date, { zone: city.timeZone }).toFormat(MINUTE);
  const draft = {
    ...written,
    title: written.title || (post?.metaTitle ?? ''),
    date: written.date && (date ?? ''),
    section: sectionNamed(written.section)?.feedKey ?? '',
  };
  const state = text === undefined ? 'new' : stateOf(post, context.clock());
  return { city, name, file, text, draft, state, ...(post && { post }) };
}

/** Opens the post whose file name is in the request's path; responds with 404 if there is none. */
export async function openPost(context: DeskContext, c: DeskRequest): Promise<Opened> {
  const city = c.get('city');
  const name = c.req.param('name') ?? '';
  const text = await readText(city.folder, `posts/${name}.md`);
  if (text === undefined) throw new HTTPException(404);
  return opened(context, city, name, text);
}

/** Returns an empty form for a new post. */
export function newPost(context: DeskContext, c: DeskRequest): Opened {
  return opened(context, c.get('city'), '', undefined);
}

/** Whether the signed-in person may delete a post: a draft, for writers only one that they began. */
export async function mayDelete({ saver }: DeskContext, c: DeskRequest, post: Opened): Promise<boolean> {
  const { role, name } = c.get('editor');
  if (post.state !== 'draft' || role === 'editor') return post.state === 'draft';
  const saves = (await saver.saves.history(post.city.key)).flatMap((action) => action.saves);
  const isFirst = ({ city, file, before, after }: (typeof saves)[number]) =>
    city === post.city.key && file === post.file && before === undefined && after !== undefined;
  return saves.find(isFirst)?.editor === name;
}

/** Reads the draft from a form. */
export function typedDraft(form: FormData, { draft }: Opened): PostDraft {
  const typed = Object.keys(draft).map((key) => {
    const value = form.get(key);
    return [key, typeof value === 'string' ? value : draft[key as keyof PostDraft]] as const;
  });
  return Object.fromEntries(typed) as PostDraft;
}

/** Returns an unused file name for a new post. */
export async function freeName(city: City, title: string): Promise<string> {
  const slug = slugFor(title) || 'post';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? slug : `${slug}-${count}`;
    if ((await readText(city.folder, `posts/${name}.md`)) === undefined) return name;
  }
}
