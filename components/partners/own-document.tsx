type OwnDocumentProps = { title: string; file: string };

/** As scripts/make/make-partner-documents.mjs makes them. */
const firstPageSize = { width: 720, height: 932 };

/** Where the browser shows no PDF in place, its first page as a picture. */
export function OwnDocument({ title, file }: OwnDocumentProps) {
  return (
    <object
      type="application/pdf"
      data={`${file}#toolbar=0&navpanes=0&view=FitH`}
      title={title}
      className="partner-frame"
    >
      {/* biome-ignore lint/performance/noImgElement: a file of our own, made in this size */}
      <img
        src={file.replace(/\.pdf$/, '.webp')}
        alt={`First page of ${title}`}
        className="partner-first-page"
        {...firstPageSize}
        loading="lazy"
        decoding="async"
      />
    </object>
  );
}
