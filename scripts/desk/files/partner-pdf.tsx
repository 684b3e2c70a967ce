import { createHash } from 'node:crypto';
import { PdfForm } from '@/components/desk/pdf-form';
import { openList } from '@/lib/desk/open-list';
import { slugFor } from '@/lib/desk/posts/post-text';
import { type DeskApp, type DeskContext, type DeskRequest, typed } from '@/scripts/desk/context';

/** Largest PDF that the site serves (lib/pages/partners.ts). */
const MAX_PDF_BYTES = 50 * 1024 * 1024;

type Words = { title: string; about: string };

function showForm(context: DeskContext, c: DeskRequest, words: Words, problem?: string): Promise<Response> {
  const page = <PdfForm city={c.get('city').key} {...words} maxBytes={MAX_PDF_BYTES} problem={problem} />;
  return context.page(c, c.get('texts').forms.pdf.add, page, { status: problem ? 422 : 200 });
}

/** Returns the PDF that was sent, or what is wrong with the form. */
async function pdfOf(c: DeskRequest, { title, about }: Words): Promise<Buffer | string> {
  const { pdf } = c.get('texts').forms;
  const sent = c.get('form').get('upload');
  if (!slugFor(title) || !about) return pdf.needsWords;
  if (!(sent instanceof File) || sent.size === 0) return pdf.needsFile;
  if (sent.size > MAX_PDF_BYTES) return pdf.tooLarge;
  const bytes = Buffer.from(await sent.arrayBuffer());
  return bytes.toString('latin1', 0, 5) === '%PDF-' ? bytes : pdf.notPdf;
}

/** Saves the PDF to documents/ and adds its entry below the others. Its file name comes from the title. */
async function send(context: DeskContext, c: DeskRequest): Promise<Response> {
  const city = c.get('city');
  const words = { title: typed(c, 'title'), about: typed(c, 'about') };
  const pdf = await pdfOf(c, words);
  if (typeof pdf === 'string') return showForm(context, c, words, pdf);
  const name =
    slugFor(words.title)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'document';
  const id = `${name}-${createHash('sha256').update(pdf).digest('hex').slice(0, 8)}`;
  const file = `${id}.pdf`;
  const { forms, core } = c.get('texts');
  const result = await context.saver.saveUpload(city, `documents/${file}`, pdf, c.get('editor'));
  // The name contains a hash of the bytes, so an existing file is the same document.
  const isSaved = result.ok || result.reason === 'changed-meanwhile';
  if (!isSaved) return showForm(context, c, words, core.unsafeName);
  const open = await openList(city, 'partners');
  const path = `/${city.key}/pages/partners`;
  const then = { path, sentence: forms.pdf.added(words.title) };
  return context.saveList(c, open, then, (list) => [
    // A form that is sent twice adds only one entry.
    ...list.filter((one) => one.id !== id),
    { id, ...words, file },
  ]);
}

/** Adds the page that uploads a partner's PDF. */
export function addPartnerPdf(app: DeskApp, context: DeskContext): void {
  app.get('/:city/pages/partners/pdf', (c) => showForm(context, c, { title: '', about: '' }));
  app.post('/:city/pages/partners/pdf', (c) => send(context, c));
}
