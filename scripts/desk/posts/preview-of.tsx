import path from 'node:path';
import { PostPreview, type PreviewKind } from '@/components/desk/posts/post-preview';
import { bodyElements } from '@/components/post/body-elements';
import { footnoteLabels } from '@/lib/blog/markdown/markdown-options';
import { renderMarkdown } from '@/lib/blog/markdown/render-markdown';
import type { City } from '@/lib/city/city-type';
import type { PostDraft } from '@/lib/desk/posts/post-text';
import type { DeskTexts } from '@/lib/desk/texts/desk-texts';
import { photoHref } from '@/scripts/desk/posts/photos';

/** Renders a draft as the public site renders posts. */
export async function previewOf(texts: DeskTexts['posts'], city: City, draft: PostDraft, kind: PreviewKind) {
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
  const text = body.ok ? body.value : <p>{draft.body}</p>;
  return <PostPreview texts={texts} draft={draft} photo={photo} body={text} kind={kind} />;
}
