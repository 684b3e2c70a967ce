import '../../open-cities';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type Desk, fieldsIn, ORIGIN, openDesk, signIn } from './desk';

type Person = Awaited<ReturnType<typeof signIn>>;

const DESK = `# The desk of Boulder.
ads: # sold by Ana
  - slot: 600 # beside the list
    text: Rides and pies
    link: https://fair.example/
    sponsor: Canyon Fair
    from: 2026-11-20
    until: 2026-12-05
pause: # nobody now
  - { source: Gazette, until: 2020-01-01 }
`;

async function boulder(): Promise<{ desk: Desk; ana: Person; file: string }> {
  const desk = await openDesk();
  const file = path.join(desk.citiesDir, 'boulder/desk.yaml');
  writeFileSync(file, DESK);
  await desk.store.refresh();
  return { desk, ana: await signIn(desk), file };
}

const bank = {
  at: '',
  was: '',
  'ads.sponsor': 'River Bank',
  'ads.text': 'Save <more>',
  'ads.link': 'https://bank.example/',
  'ads.slot': '250',
  'ads.from': '2026-12-01',
  'ads.until': '2026-12-31',
};

/** Returns the lines that a file lost. */
function lost(file: string): string[] {
  const after = readFileSync(file, 'utf8').split('\n');
  return DESK.split('\n').filter((line) => !after.includes(line));
}

async function undo(ana: Person): Promise<void> {
  const html = await (await ana.get('/boulder/ads')).text();
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? [];
  await ana.post('/boulder/undo', { id });
}

/** Sends the form of an ad with a picture, as a browser does. */
async function sendPicture(desk: Desk, { cookie, csrf }: Person, fields = {}): Promise<Response> {
  mkdirSync(path.join(desk.citiesDir, 'boulder/photos'), { recursive: true });
  const picture = sharp({ create: { width: 60, height: 50, channels: 3, background: '#89a' } });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...bank, csrf, 'ads.alt': 'River Bank', ...fields }))
    body.set(name, value);
  const bytes = new Uint8Array(await picture.png().toBuffer());
  body.set('photo', new File([bytes], '../x.png', { type: 'image/png' }));
  return desk.request('/boulder/ads/photos', { method: 'POST', body, headers: { cookie, origin: ORIGIN } });
}

describe('an ad', () => {
  test('is added below the others, shown in its weeks, and undone', async () => {
    const { desk, ana, file } = await boulder();
    expect((await ana.post('/boulder/ads/photos', bank)).status).toBe(303);
    expect(desk.store.city('boulder')?.desk?.ads[1]).toMatchObject({ sponsor: 'River Bank', slot: '250' });
    expect(lost(file)).toEqual([]);
    const html = await (await ana.get('/boulder/ads')).text();
    expect(html.match(/<a href="\/boulder\/ads\/edit\/1">/g)).toHaveLength(5);
    expect(html).toContain('<th scope="row">Nov 22</th>');
    await ana.post('/boulder/ads/photos', { ...bank, 'ads.from': '2027-12-01', 'ads.until': '2027-12-02' });
    await undo(ana);
    expect(desk.store.city('boulder')?.desk?.ads).toHaveLength(2);
  });

  test('changes and is removed without any change to other lines', async () => {
    const { ana, file } = await boulder();
    const form = await (await ana.get('/boulder/ads/edit/0')).text();
    const [, was = ''] = /name="was" value="([^"]+)"/.exec(form) ?? [];
    const first = { 'ads.sponsor': 'Canyon Fair', 'ads.slot': '600', 'ads.link': 'https://fair.example/' };
    const days = { 'ads.from': '2026-11-20', 'ads.until': '2026-12-06' };
    await ana.post('/boulder/ads/photos', { at: '0', was, ...first, ...days, 'ads.text': 'Rides and pies' });
    expect(lost(file)).toEqual(['    until: 2026-12-05']);
    expect((await ana.post('/boulder/ads/remove', { at: '0', was })).status).toBe(409);
  });

  test.each([
    ['for a full slot', { 'ads.slot': '600' }, 'This slot is full on some of these days: Canyon Fair.'],
    ['that leads to a script', { 'ads.link': 'javascript:alert(1)' }, 'Address that it leads to'],
    ['without a text', { 'ads.text': '' }, 'text'],
    ['that ends before it begins', { 'ads.until': '2026-11-30' }, 'a last day from 2026-12-01 on'],
  ])('with %s is refused, and the form keeps what was typed', async (_, fields, words) => {
    const { ana, file } = await boulder();
    const response = await ana.post('/boulder/ads/photos', { ...bank, ...fields });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(/role="alert">(.*?)<\/div>/s.exec(html)?.[1]).toContain(words);
    expect(html).toContain('value="River Bank"');
    expect(readFileSync(file, 'utf8')).toBe(DESK);
  });

  test('is saved together with its picture, and Undo removes both', async () => {
    const { desk, ana } = await boulder();
    await sendPicture(desk, ana);
    const name = desk.store.city('boulder')?.desk?.ads[1]?.picture ?? '';
    expect(name).toMatch(/^river-bank-[\da-f]{8}\.jpg$/);
    const file = path.join(desk.citiesDir, 'boulder/photos', name);
    expect(existsSync(file)).toBe(true);
    await undo(ana);
    expect([desk.store.city('boulder')?.desk?.ads.length, existsSync(file)]).toEqual([1, false]);
  });

  test('keeps its picture in the form until there are words for it', async () => {
    const { desk, ana } = await boulder();
    const response = await sendPicture(desk, ana, { 'ads.alt': '' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Say what the photo shows');
    const sent = { ...bank, ...fieldsIn(html), 'ads.alt': 'River Bank' };
    await ana.post('/boulder/ads/photos', { ...sent, 'ads.slot': '250' });
    expect(desk.store.city('boulder')?.desk?.ads[1]?.picture).toMatch(/^river-bank-/);
  });

  test('for a full slot leaves no picture behind', async () => {
    const { desk, ana } = await boulder();
    expect((await sendPicture(desk, ana, { 'ads.slot': '600' })).status).toBe(422);
    expect(readdirSync(path.join(desk.citiesDir, 'boulder/photos'))).toEqual([]);
  });

  test('has a form that asks for a picture file before the name of one, and marks required fields', async () => {
    const { ana } = await boulder();
    const form = await (await ana.get('/boulder/ads/new')).text();
    const names = Array.from(form.matchAll(/ name="(photo|ads\.picture|ads\.alt)"/g), ([, name]) => name);
    expect(names).toEqual(['photo', 'ads.picture', 'ads.alt']);
    expect(form).toMatch(/<label for="ads.slot">Slot<span[^>]*> \(required\)<\/span>/);
    expect(form).toMatch(/<label for="ads.alt">What the picture shows<\/label>/);
  });
});
