import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { DeskFrame, type DeskPage } from '@/components/desk/desk-frame';
import type { City } from '@/lib/city/city-type';
import { mistakesOf } from '@/lib/desk/mistakes';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import type { DeskContext, DeskRequest, PageOptions } from '@/scripts/desk/context';

/** Messages to show on the next page, by session. */
export type Flashes = Map<string, NonNullable<DeskPage['flash']>>;

/** Returns and removes a session's message, so that it is shown only once. */
function taken(flashes: Flashes, hash: string | undefined) {
  const flash = hash === undefined ? undefined : flashes.get(hash);
  if (hash !== undefined) flashes.delete(hash);
  return flash;
}

/** Counts mistakes in a city's files and posts, and in the files for all cities. */
export async function countMistakes({ store }: DeskContext, city: City): Promise<number> {
  return (await mistakesOf({ store }, city)).length + store.networkProblems().length;
}

/** Renders elements without the desk's frame. */
export async function renderPart(part: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(part);
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Renders a page in the desk's frame. Also works without a session. */
export async function renderPage(
  context: DeskContext,
  flashes: Flashes,
  c: DeskRequest,
  title: string,
  body: ReactNode,
  { status = 200 }: PageOptions = {},
): Promise<Response> {
  const [editor, session, texts] = [c.get('editor'), c.get('session'), c.get('texts')];
  const city = editor && context.store.city(c.req.path.split('/')[1] ?? '');
  const page: DeskPage = {
    title,
    texts,
    language: texts === deskTexts('es') ? 'es' : 'en',
    csrf: session?.csrf ?? '',
    path: c.req.path,
    problems: city && editor.role === 'editor' ? await countMistakes(context, city) : 0,
    ...(editor && { editor }),
    ...(city && { city: { key: city.key, name: city.siteTitle, address: context.siteUrl(city) } }),
    ...(status === 200 && { flash: taken(flashes, session?.hash) }),
  };
  return c.html(await renderPart(<DeskFrame page={page}>{body}</DeskFrame>), status);
}
