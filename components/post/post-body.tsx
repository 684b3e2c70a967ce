import { log } from '@/lib/base/log';
import { withinLimit } from '@/lib/blog/markdown/markdown-options';
import { renderedOnce } from '@/lib/blog/markdown/render-markdown';
import { bodyElements } from './body-elements';

type PostBodyProps = { slug: string; markdown: string };

/** For a text that the renderer rejects. */
function PlainText({ text }: { text: string }) {
  return withinLimit(text)
    .split(/\n{2,}/)
    .map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text never change places
      <p key={at} className="whitespace-pre-wrap">
        {paragraph}
      </p>
    ));
}

/** Untrusted Markdown, sanitized; plain text where rendering fails. */
export async function PostBody({ slug, markdown }: PostBodyProps) {
  const body = await renderedOnce(markdown, bodyElements);
  if (!body.ok)
    log('warn', 'a post could not be rendered; its plain words are shown', {
      slug,
      detail: body.failure.detail,
    });
  return <div className="post-body">{body.ok ? body.value : <PlainText text={markdown} />}</div>;
}
