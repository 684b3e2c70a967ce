import path from 'node:path';
import { PostExtras, PostForm, PostPreview } from '@/components/desk/posts';
import { bodyElements } from '@/components/post/body-elements';
import { footnoteLabels } from '@/lib/blog/markdown/markdown-options';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import { previewAddress } from '@/lib/blog/preview-address';
import { momentIn } from '@/lib/blog/views/preview-view';
import type { City } from '@/lib/city/city-type';
import { printOf } from '@/lib/desk/forms/form-file';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import { messages } from '@/lib/messages/messages';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { knownKey } from '@/lib/pictures/address/signing-key';
import type { DeskContext, DeskRequest } from '@/scripts/desk/context';
import type { Opened } from '@/scripts/desk/posts/open-post';
import { photoHref } from '@/scripts/desk/posts/photos';

async function previewOf(city: City, draft: PostDraft) {
  const elements = {
    ...bodyElements(city),
    img: ({ src = '', alt = '' }: { src?: string; alt?: string }) =>
      /^[^:?#]+\.\w+$/.test(src) ? (
        // biome-ignore lint/performance/noImgElement: the desk has no Next.js
        <img src={photoHref(city.key, path.basename(src))} alt={alt} />
      ) : (
        <span>{alt}</span>
      ),
  };
  const body = await renderMarkdown(draft.body, elements, 'shifted', footnoteLabels(city));
  const photo = /\.\w+$/.test(draft.picture) ? photoHref(city.key, draft.picture) : undefined;
  return <PostPreview draft={draft} photo={photo} body={body.ok ? body.value : <p>{draft.body}</p>} />;
}

function linkOf({ siteUrl, clock }: DeskContext, { city, post }: Opened) {
  const key = knownKey();
  if (!key || !post) return undefined;
  const { path: address, expires } = previewAddress({ city: city.key, slug: post.slug }, key, clock());
  return { address: siteUrl(city) + address, until: momentIn(city, new Date(expires)) };
}

type Shown = {
  draft?: PostDraft;
  seen?: string;
  problems?: readonly string[];
  note?: string;
  isPreview?: boolean;
};

/** Shows a post's form, with what was typed if it was not saved. */
export async function showPost(context: DeskContext, c: DeskRequest, post: Opened, shown: Shown = {}) {
  const { city, name, text, state } = post;
  const { draft = post.draft, seen = printOf(text), problems = [], note, isPreview } = shown;
  const { posts } = c.get('texts');
  const base = `/${city.key}/posts`;
  const action = state === 'new' ? `${base}/new/photos` : `${base}/edit/${encodeURIComponent(name)}/photos`;
  const names = messages(city).sections as Partial<Record<string, string>>;
  const page = (
    <>
      {note ? <p className="note">{note}</p> : null}
      {isPreview ? await previewOf(city, draft) : null}
      <PostForm
        action={action}
        draft={draft}
        seen={seen}
        state={state}
        zone={city.timeZone}
        authors={city.authors.map((author) => author.name)}
        sections={sectionsHere(city).map(({ feedKey, name: own }) => ({
          key: feedKey,
          name: names[feedKey] ?? own,
        }))}
        problems={problems}
      />
      {state === 'new' ? null : (
        <PostExtras base={base} name={name} state={state} link={linkOf(context, post)} />
      )}
    </>
  );
  const title = state === 'new' ? posts.new : post.draft.title;
  return context.page(c, title, page, { status: problems.length > 0 ? 422 : 200 });
}
