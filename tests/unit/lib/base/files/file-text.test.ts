import { describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { fileText } from '@/lib/base/files/file-text';

const notice = 'not UTF-8; read as Windows-1252: save it as UTF-8';
const words = '---\ntitle: “¿Qué pasó?” cafe — 5 €\n---\nMás texto\n';

describe('fileText reads', () => {
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${words}`)],
    ['Notepad’s UTF-16', iconv.encode(words, 'utf16le', { addBOM: true })],
    ['big-endian UTF-16', iconv.encode(words, 'utf16be', { addBOM: true })],
    ['UTF-16 without a byte order mark', iconv.encode(words, 'utf16le', { addBOM: false })],
    ['big-endian UTF-16 without a byte order mark', iconv.encode(words, 'utf16be', { addBOM: false })],
    ['Windows line endings', Buffer.from(words.replaceAll('\n', '\r\n'))],
    ['old Mac line endings', Buffer.from(words.replaceAll('\n', '\r'))],
  ])('%s', (_, bytes) => {
    expect(fileText(bytes)).toEqual({ ok: true, value: { text: words } });
  });

  test('Windows-1252, and adds a notice', () => {
    expect(fileText(iconv.encode(words, 'win1252'))).toEqual({ ok: true, value: { text: words, notice } });
  });

  test('UTF-8 with a pasted Windows-1252 byte, and adds a notice', () => {
    const bytes = Buffer.concat([Buffer.from(words), Buffer.from([0x93])]);
    expect(fileText(bytes)).toEqual({ ok: true, value: { text: `${words}“`, notice } });
  });

  test('an empty file, and Japanese in UTF-16 without a byte order mark', () => {
    expect(fileText(Buffer.alloc(0))).toEqual({ ok: true, value: { text: '' } });
    const text = 'title: 市議会　可決\ndate: 2026-11-27\n';
    expect(fileText(iconv.encode(text, 'utf16le', { addBOM: false }))).toEqual({ ok: true, value: { text } });
  });
});

describe('fileText rejects, with a description:', () => {
  const zip = (name: string, rest = '') => `PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0${name}${rest}`;
  test.each<[string, string, RegExp]>([
    [
      'a Word document',
      zip('types.xml', '\xa2\0PK\x03\x04\0word/a.xml'),
      /^a Word document: save it as plain/,
    ],
    ['an OpenDocument file', zip('a', 'application/vnd.oasis.opendocument.text'), /^an OpenDocument file: /],
    ['a Pages document', zip('Index/Document.iwa'), /^a Pages document: /],
    ['another zip archive', zip('a.txt'), /^a zip archive/],
    ['an old Word document', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', /^an old Word/],
    [
      'an RTF document',
      '{\\rtf1\\ansi ---\\par title: x}',
      /^a Rich Text \(RTF\) document: save it as plain text$/,
    ],
    ['a PDF', '%PDF-1.7\n', /^a PDF: /],
    ['a JPEG', '\xff\xd8\xff\xe0', /^a picture, not a text: put it into photos\/$/],
    ['a HEIC', '\0\0\0\x18ftypheic', /^a picture/],
    ['a TIFF', 'II*\0\x08\0\0\0', /^a picture/],
    ['a gzip file', '\x1f\x8b\x08\0', /^a packed file/],
    ['a program', '\x7fELF\x02\x01\x01\0', /^a binary file, not a text: save it as plain text$/],
    ['text with a null byte', 'title: a\0b', /^a binary file/],
    ['control characters that are not UTF-8', 'caf\xe9 \x01\x02', /^a binary file/],
  ])('%s', (_, latin1, detail) => {
    const read = fileText(Buffer.from(latin1, 'latin1'));
    expect(read).toEqual({
      ok: false,
      failure: { reason: 'not-text', detail: expect.stringMatching(detail) },
    });
  });
});
