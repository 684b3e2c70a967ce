import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ProblemList } from '@/components/desk/outcomes';
import { PostExtras, type Refused } from '@/components/desk/posts/post-extras';
import { PostForm } from '@/components/desk/posts/post-form';
import { OfferedTexts, postHref } from '@/components/desk/posts/post-list';
import { longDate } from '@/lib/base/dates/format-date';
import { postPath } from '@/lib/blog/blog-post';
import { previewAddress } from '@/lib/blog/preview-address';
import { dateWords, momentIn } from '@/lib/blog/views/preview-view';
import { fingerprint } from '@/lib/desk/forms/form-file';
import type { FormProblem } from '@/lib/desk/forms/form-problems';
import { postsOf } from '@/lib/desk/mistakes';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import { problemOf } from '@/lib/desk/saves/check-file';
import { messages } from '@/lib/messages/messages';
import { sectionsHere } from '@/lib/news/sources/sections-here';
import { knownKey } from '@/lib/pictures/address/signing-key';
import type { DeskContext, DeskRequest } from '@/scripts/desk/context';
import { rawHref } from '@/scripts/desk/files/text-editor';
import { offeredTexts } from '@/scripts/desk/posts/autosave';
import { mayDelete, type Opened } from '@/scripts/desk/posts/open-post';
import { previewOf } from '@/scripts/desk/posts/preview-of';
import { otherEditions } from '@/scripts/desk/posts/translation';

function linkOf({ siteUrl, clock }: DeskContext, { city, post }: Opened) {
  const key = knownKey();
  if (!key || !post) return undefined;
  const { path: address, expires } = previewAddress({ city: city.key, slug: post.slug }, key, clock());
  return { address: siteUrl(city) + address, until: momentIn(city, new Date(expires)) };
}

/** Returns a line with the state and date of a post. If readers can see the post, the state links to it. */
function stateLine({ siteUrl }: DeskContext, c: DeskRequest, { city, post, state }: Opened) {
  if (state === 'new') return null;
  const name = c.get('texts').posts.states[state];
  const when = post && dateWords(city, post);
  return (
    <p className="quiet-text">
      {post && state === 'published' ? <a href={siteUrl(city) + postPath(post)}>{name}</a> : name}
      {when ? ` · ${when}` : null}
    </p>
  );
}

/** Returns the known mistakes in a post's file. For editors, each links to the file's text. */
async function knownProblems(c: DeskRequest, { city, name, file }: Opened): Promise<FormProblem[]> {
  const all = await postsOf(city);
  const lines = [...(all.ok ? all.value : [])].flatMap(([key, { problems }]) =>
    path.parse(key).name === name ? problems : [],
  );
  const link = c.get('editor').role === 'editor' ? { href: rawHref(city, file) } : {};
  return lines.map((line) => ({ message: problemOf(line).message, ...link }));
}

/** Shows a post that the signed-in person may not change, and says whom to ask. */
async function showToReader(context: DeskContext, c: DeskRequest, post: Opened) {
  const { posts } = c.get('texts');
  const editors = (await context.people.list()).filter(({ role }) => role === 'editor');
  const page = (
    <>
      {stateLine(context, c, post)}
      <p className="note">{posts.askEditor(editors.map(({ name }) => name).join(', '))}</p>
      {await previewOf(posts, post.city, post.draft, 'saved')}
    </>
  );
  return context.page(c, post.draft.title, page);
}

type Shown = {
  draft?: PostDraft;
  seen?: string;
  /** Id of the form's autosave. Default: a new id. */
  autosave?: string;
  problems?: readonly FormProblem[];
  refused?: Refused;
  note?: string;
  isPreview?: boolean;
};

/** Shows a post's form. After a failed save, it contains what was typed. */
export async function showPost(context: DeskContext, c: DeskRequest, post: Opened, shown: Shown = {}) {
  const { city, name, text, state } = post;
  if (c.get('editor').role === 'writer' && state !== 'new' && state !== 'draft')
    return showToReader(context, c, post);
  const {
    draft = post.draft,
    seen = fingerprint(text),
    autosave = randomUUID(),
    problems = [],
    refused,
    note,
  } = shown;
  const { posts } = c.get('texts');
  const offered = await offeredTexts(context, c, { name, saved: post.draft, current: autosave });
  const names = messages(city).sections;
  const page = (
    <>
      {stateLine(context, c, post)}
      <ProblemList problems={refused ? [{ message: refused.why, href: `#${refused.name}` }] : []} />
      {note ? <p className="note">{note}</p> : null}
      <OfferedTexts city={city.key} texts={offered} />
      <div className="writing">
        {await previewOf(posts, city, draft, shown.isPreview ? 'new' : 'beside')}
        <div>
          <PostForm
            base={postHref(city, name)}
            autosave={autosave}
            draft={draft}
            seen={seen}
            state={state}
            zone={city.timeZone}
            authors={city.authors.map((author) => author.name)}
            sections={sectionsHere(city).map(({ feedKey }) => ({ key: feedKey, name: names[feedKey] }))}
            problems={problems.length > 0 ? problems : await knownProblems(c, post)}
          />
          {state === 'new' ? null : (
            <PostExtras
              base={`/${city.key}/posts`}
              name={name}
              state={state}
              {...(refused && { refused })}
              link={linkOf(context, post)}
              seen={(await mayDelete(context, c, post)) ? fingerprint(text) : undefined}
              corrections={(post.post?.corrections ?? []).map(({ date, text: words }) => ({
                day: longDate(date, city),
                words,
              }))}
              editions={otherEditions(context, c, city).map((one) => ({ ...one, edition: one.edition.key }))}
            />
          )}
        </div>
      </div>
    </>
  );
  const title = state === 'new' ? posts.new : post.draft.title;
  return context.page(c, title, page, { status: problems.length > 0 || refused ? 422 : 200 });
}

/** Autosaves what was typed and redirects to its preview, so that the preview can be reloaded. */
export async function showPreview(
  context: DeskContext,
  c: DeskRequest,
  post: Opened,
  typed: { draft: PostDraft; seen: string; autosave: string },
) {
  const { draft, seen, autosave: id } = typed;
  const text = { id, city: post.city.key, file: post.name, seen, draft };
  const isKept = await context.autosaves.keep(c.get('editor').id, text);
  if (!isKept) return showPost(context, c, post, { ...typed, isPreview: true });
  return c.redirect(`${c.req.path.replace(/\/photos$/, '')}?autosave=${encodeURIComponent(id)}&preview`, 303);
}
