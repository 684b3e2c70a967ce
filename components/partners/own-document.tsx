import { thisCity } from '@/lib/city/this-city';
import { firstPageOf, hasDocumentFile } from '@/lib/pages/partners';

type OwnDocumentProps = { title: string; file: string };

/** Of the pictures in documents/ (docs/how-assets-were-made.md). */
const firstPageSize = { width: 720, height: 932 };

/** Where the browser shows no PDF in place, its first page as a picture, or a link. */
export function OwnDocument({ title, file }: OwnDocumentProps) {
  const firstPage = firstPageOf(file);
  return (
    <object
      type="application/pdf"
      data={`${file}#toolbar=0&navpanes=0&view=FitH`}
      title={title}
      className="block h-[600px] w-full border border-hairline bg-tint"
    >
      {hasDocumentFile(thisCity(), firstPage) ? (
        // biome-ignore lint/performance/noImgElement: a file of our own, made in this size
        <img
          src={firstPage}
          alt={`First page of ${title}`}
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
