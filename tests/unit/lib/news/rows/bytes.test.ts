import { describe, expect, it } from '@jest/globals';
import iconv from 'iconv-lite';
import { feedIn, fixture, rssOf } from './fixture';

/** Creates a small feed in some encoding. `declared`: the encoding that its XML declaration states. */
function encoded(title: string, encoding: string, declared = encoding): Buffer {
  const xml = rssOf(`<item><title>${title}</title><link>https://paper.example/1</link></item>`);
  return iconv.encode(
    xml.replace('<?xml version="1.0"?>', `<?xml version="1.0" encoding="${declared}"?>`),
    encoding,
  );
}

function titleIn(bytes: Buffer, charset?: string): string | undefined {
  return feedIn(bytes, charset).items[0]?.title;
}

describe('quirk 5: readFeed', () => {
  it.each([
    'bytes/row-05-says-utf-8-is-windows-1252.xml',
    'bytes/row-05-says-windows-1252-is-utf-8.xml',
    'bytes/row-05-says-nothing-is-windows-1252.xml',
  ])('trusts the bytes more than the declared encoding: %s', (file) => {
    expect(titleIn(fixture(file))).toBe('“Café” – €5');
  });

  it('reads UTF-8 with a pasted Windows-1252 byte', () => {
    const titles = feedIn(fixture('bytes/row-05-utf-8-with-a-windows-byte.xml')).items.map(
      (item) => item.title,
    );
    expect(titles.at(-1)).toBe('Café');
    expect(titles[0]).toBe('Café “Orange” and — more');
  });

  it('repairs text that was encoded twice, and nothing else', () => {
    const titles = feedIn(fixture('bytes/row-05-encoded-twice.xml')).items.map((item) => item.title);
    expect(titles).toEqual(['New York City’s café', 'Right café, «CAFÉ»']);
  });

  it('reads a UTF-8 document as UTF-8 although it contains a few invalid bytes', () => {
    const bytes = Buffer.concat([
      Buffer.from('<rss><channel><title>Café “Niño” – €5 '),
      Buffer.from([0xff, 0xc0, 0xaf]),
      Buffer.from('</title></channel></rss>'),
    ]);
    expect(feedIn(bytes).title).toMatch(/^Café “Niño” – €5 /);
  });

  it('reads a document that was cut off in the middle of a character as UTF-8', () => {
    const whole = encoded('Café', 'utf-8');
    const cut = Buffer.concat([whole, Buffer.from('<!-- é').subarray(0, -1)]);
    expect(titleIn(cut)).toBe('Café');
  });
});

describe('quirk 6: readFeed', () => {
  it.each([
    ['windows-1250', 'Příliš žluťoučký kůň'],
    ['windows-1251', 'Новости города'],
    ['windows-1252', '“Fin” – l’été à 5 €'],
    ['windows-1253', 'Νέα της πόλης'],
    ['windows-1254', 'Şehir haberleri'],
    ['windows-1255', 'חדשות העיר'],
    ['windows-1256', 'أخبار المدينة'],
    ['windows-1257', 'Pilsētas ziņas'],
    ['iso-8859-1', 'Été à la plage'],
    ['iso-8859-2', 'Wiadomości z miasta'],
    ['iso-8859-5', 'Новости города'],
    ['iso-8859-7', 'Νέα της πόλης'],
    ['iso-8859-9', 'Şehir ığ haberleri'],
    ['iso-8859-15', 'Prix en € à Nice'],
    ['koi8-r', 'Новости города'],
    ['koi8-u', 'Новини міста'],
    ['gb2312', '城市新闻'],
    ['gbk', '城市新聞'],
    ['gb18030', '城市新闻'],
    ['big5', '城市新聞'],
    ['shift_jis', '街のニュース'],
    ['euc-jp', '街のニュース'],
    ['euc-kr', '도시 뉴스'],
  ])('reads the encoding that the XML declaration names: %s', (encoding, title) => {
    expect(titleIn(encoded(title, encoding))).toBe(title);
  });

  it.each([
    ['"UTF-8"', 'windows-1252'],
    ['latin9', 'iso-8859-15'],
    ['win-1251', 'windows-1251'],
    ['koi', 'koi8-r'],
    ['cp936', 'gbk'],
    ['cp932', 'shift_jis'],
    ['__proto__', 'windows-1252'],
  ])('reads the charset %s in the HTTP header as %s', (charset, encoding) => {
    const bytes = encoded('€ Ж 街', encoding, 'none');
    expect(titleIn(bytes, charset)).toBe(iconv.decode(iconv.encode('€ Ж 街', encoding), encoding).trim());
  });

  it('reads iso-2022-jp, which looks like ASCII', () => {
    const head = '<?xml version="1.0" encoding="iso-2022-jp"?><rss><channel><title>';
    const word = Buffer.from([0x1b, 0x24, 0x42, 0x33, 0x39, 0x1b, 0x28, 0x42]);
    const rest = '</title></channel></rss>';
    const feed = feedIn(Buffer.concat([Buffer.from(head), word, Buffer.from(rest)]));
    expect(feed.title).toBe('街');
  });

  it('never decodes UTF-7, even if it is declared', () => {
    const feed = encoded('+ADw-script+AD4-', 'utf-8', 'utf-7');
    expect(titleIn(feed, 'utf-7')).toBe('+ADw-script+AD4-');
  });

  it.each(['x-unknown', 'base64', 'hex', ''])(
    'treats the unknown encoding "%s" as windows-1252',
    (declared) => {
      expect(titleIn(encoded('Café', 'windows-1252', declared), declared)).toBe('Café');
    },
  );
});

const mark = '\uFEFF';
const title = 'Café 街 🌙';
const xml = rssOf(`<item><title>${title}</title><link>https://paper.example/1</link></item>`);

it.each([
  ['UTF-8 with a byte order mark', Buffer.from(mark + xml)],
  ['UTF-16LE with a byte order mark', iconv.encode(mark + xml, 'utf-16le')],
  ['UTF-16BE with a byte order mark', iconv.encode(mark + xml, 'utf-16be')],
  ['UTF-16LE without a byte order mark', iconv.encode(xml, 'utf-16le')],
  ['UTF-16BE without a byte order mark', iconv.encode(xml, 'utf-16be')],
  ['XML after blank lines', Buffer.from(`\n\n  \r\n${xml}`)],
  ['XML after a byte order mark and blank lines', Buffer.from(`${mark}\n${xml}`)],
  ['XML followed by NUL bytes', Buffer.from(`${xml}\0\0\0\0`)],
])('quirk 7: readFeed reads %s', (_name, bytes) => {
  expect(titleIn(bytes)).toBe(title);
});
