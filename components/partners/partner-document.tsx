import { ClickToLoad } from '@/components/embeds/click-to-load';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import type { PartnerDocument as Document } from '@/lib/city/city-type';
import { documentLinks } from '@/lib/pages/partners';
import { OwnDocument } from './own-document';

type PartnerDocumentProps = { document: Document };

export function PartnerDocument({ document }: PartnerDocumentProps) {
  const { id, title, about } = document;
  const { preview, full, foreign } = documentLinks(document);
  return (
    <SectionFrame id={id}>
      <HeadingLine id={id} title={title}>
        <a href={full} className="text-action" rel="noopener">
          View Full Document<span className="sr-only">: {title}</span>&nbsp;
          <span aria-hidden="true">{foreign ? '↗' : '→'}</span>
        </a>
      </HeadingLine>
      <p className="-mt-3 mb-5 max-w-[41rem] text-block-excerpt text-ink-2">{about}</p>
      {foreign ? (
        <ClickToLoad kind="document" title={title} src={preview} href={full} />
      ) : (
        <OwnDocument title={title} file={preview} />
      )}
    </SectionFrame>
  );
}
