import { ClickToLoad } from '@/components/embeds/click-to-load';
import { SectionFrame } from '@/components/ui/section-frame';
import type { City, PartnerDocument as Document } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { documentLinks, firstPageOf, hasDocumentFile } from '@/lib/pages/partners';

/** Size in px of the first-page pictures in documents/ (docs/how-assets-were-made.md). */
const firstPageSize = { width: 720, height: 932 };

/** Embeds a PDF. Browsers that cannot show it get a picture of its first page, or a link. */
function OwnDocument({ city, title, file }: { city: City; title: string; file: string }) {
  const firstPage = firstPageOf(file);
  return (
    <object
      type="application/pdf"
      data={`${file}#toolbar=0&navpanes=0&view=FitH`}
      title={title}
      className="block h-[600px] w-full border border-hairline bg-tint"
    >
      {hasDocumentFile(city, firstPage) ? (
        // biome-ignore lint/performance/noImgElement: a file of our own, made in this size
        <img
          src={firstPage}
          alt={messages(city).partners.firstPage(title)}
          className="size-full object-cover object-top"
          {...firstPageSize}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <a href={file} className="text-action" rel="noopener">
          {title} (PDF)
        </a>
      )}
    </object>
  );
}

export function PartnerDocument({ city, document }: { city: City; document: Document }) {
  const { id, title, about } = document;
  const { preview, full, foreign } = documentLinks(document);
  return (
    <SectionFrame
      id={id}
      title={title}
      aside={
        <a href={full} className="text-action" rel="noopener">
          {messages(city).partners.viewFull}
          <span className="sr-only">: {title}</span>&nbsp;
          <span aria-hidden="true">{foreign ? '↗' : '→'}</span>
        </a>
      }
    >
      <p className="-mt-3 mb-5 max-w-[41rem] text-block-excerpt text-ink-2">{about}</p>
      {foreign ? (
        <ClickToLoad city={city} kind="document" title={title} src={preview} href={full} />
      ) : (
        <OwnDocument city={city} title={title} file={preview} />
      )}
    </SectionFrame>
  );
}
