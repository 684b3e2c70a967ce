import { isUtf8 } from 'node:buffer';
import { readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isHeic, isPicture } from '@/lib/base/picture-bytes';
import { decodeText, markedEncoding } from '@/lib/base/text/decode-text';

/** `notice`: advice for the editor about a file that could be read. */
type FileText = { text: string; notice?: string };

const savePlain = 'save it as plain text';

/** File types by their first bytes, decoded as Latin-1. */
const kinds: readonly [RegExp, string][] = [
  [/^PK\x03\x04.*?(?:word\/|word\\)/s, `a Word document: ${savePlain}`],
  [/^PK\x03\x04.*?application\/vnd\.oasis\.opendocument/s, `an OpenDocument file: ${savePlain}`],
  [/^PK\x03\x04.*?(?:Index\/|\.iwa)/s, `a Pages document: ${savePlain}`],
  [/^PK\x03\x04/, 'a zip archive or an office document: unpack it, or save it as plain text'],
  [/^\xd0\xcf\x11\xe0/, `an old Word or Office document: ${savePlain}`],
  [/^(?:\xef\xbb\xbf)?\s*\{\\rtf/, `a Rich Text (RTF) document: ${savePlain}`],
  [/^\s*%PDF-/, `a PDF: ${savePlain}`],
  [/^(?:II\*\0|MM\0\*|BM.{4}\0\0\0\0)/s, 'a picture, not a text: put it into photos/ as a JPEG or PNG'],
  [/^(?:\x1f\x8b|7z\xbc\xaf|Rar!)/, `a packed file: unpack it, and ${savePlain}`],
];

/** Number of bytes in a zip archive that are searched for file names. */
const HEAD_BYTES = 8192;

function kindOf(bytes: Buffer): string | undefined {
  if (isPicture(bytes) || isHeic(bytes)) return 'a picture, not a text: put it into photos/';
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  return kinds.find(([start]) => start.test(head))?.[1];
}

/**
 * Characters that never occur in text files. Excludes form feeds, vertical tabs and the DOS end mark, which
 * old files may contain.
 */
const BINARY = /[\x00-\x08\x0e-\x19\x1c-\x1f]/;

/**
 * Decodes a text file: UTF-8, UTF-16 with or without a byte order mark, else Windows-1252; line ends become `\n`. Fails
 * with `not-text` for Word documents, pictures and other binary files; the detail says what the file is and what to do.
 */
export function fileText(bytes: Buffer): Outcome<FileText> {
  const kind = kindOf(bytes);
  if (kind) return fail('not-text', kind);
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  const isUnicode = isUtf8(bytes) || markedEncoding(bytes)?.encoding.startsWith('utf-16') === true;
  if (text.includes('\0') || (!isUnicode && BINARY.test(text)))
    return fail('not-text', `a binary file, not a text: ${savePlain}`);
  return ok(isUnicode ? { text } : { text, notice: 'not UTF-8; read as Windows-1252: save it as UTF-8' });
}

/** Reads a text file in a folder. Failure details and notices continue a sentence that begins with the file's name. */
export async function readTextInside(
  folder: string,
  name: string,
  maxBytes: number,
): Promise<Outcome<FileText>> {
  const file = await readInside(folder, name, { maxBytes });
  if (!file.ok) return file;
  const text = fileText(file.value.bytes);
  if (!text.ok) return fail('not-text', `is ${text.failure.detail}`);
  const { notice } = text.value;
  return ok({ ...text.value, ...(notice && { notice: `is ${notice}` }) });
}
