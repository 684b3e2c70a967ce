import '../../open-cities';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pictureIn } from '../../lib/pictures/photos/photo-city';
import { type Desk, fieldsIn, type Person, start } from './desk';

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
const FILE = 'boulder/desk.yaml';
const SAVE = '/boulder/ads/photos';

const open = () => start({ [FILE]: DESK });

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

/** Returns the lines that the file lost. */
function lost(desk: Desk): string[] {
  const after = desk.textOf(FILE).split('\n');
  return DESK.split('\n').filter((line) => !after.includes(line));
}

const sendPicture = async (ana: Person, fields = {}) =>
  ana.upload(SAVE, { ...bank, 'ads.alt': 'River Bank', ...fields }, await pictureIn('png'));

describe('an ad', () => {
  test('is added below the others, and is shown in the weeks in which it runs', async () => {
    const { desk, ana } = await open();
    expect((await ana.post(SAVE, bank)).status).toBe(303);
    expect(desk.boulder()?.desk?.ads[1]).toMatchObject({ sponsor: 'River Bank', slot: '250' });
    expect(lost(desk)).toEqual([]);
    const html = await ana.read('/boulder/ads');
    expect(html.match(/<a href="\/boulder\/ads\/edit\/1">/g)).toHaveLength(5);
    expect(html).toContain('<th scope="row">Nov 22</th>');
  });

  test('can be edited without changing other lines, and is not removed if it has since changed', async () => {
    const { desk, ana } = await open();
    const form = fieldsIn(await ana.read('/boulder/ads/edit/0'));
    const { at = '', was = '' } = form;
    await ana.post(SAVE, { ...form, 'ads.slot': '600', 'ads.until': '2026-12-06' });
    expect(lost(desk)).toEqual(['    until: 2026-12-05']);
    expect((await ana.post('/boulder/ads/remove', { at, was })).status).toBe(409);
  });

  test.each([
    ['for a full slot', { 'ads.slot': '600' }, 'This slot is full on some of these days: Canyon Fair.'],
    ['that leads to a script', { 'ads.link': 'javascript:alert(1)' }, 'Address that it leads to'],
    ['without a text', { 'ads.text': '' }, 'text'],
    ['that ends before it begins', { 'ads.until': '2026-11-30' }, 'a last day from 2026-12-01 on'],
  ])('%s is refused, and the form keeps what was typed', async (_, fields, words) => {
    const { desk, ana } = await open();
    const response = await ana.post(SAVE, { ...bank, ...fields });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(/role="alert">(.*?)<\/div>/s.exec(html)?.[1]).toContain(words);
    expect(html).toContain('value="River Bank"');
    expect(desk.textOf(FILE)).toBe(DESK);
  });

  test('is saved together with its picture, and Undo removes both', async () => {
    const { desk, ana } = await open();
    await sendPicture(ana);
    const name = desk.boulder()?.desk?.ads[1]?.picture ?? '';
    expect(name).toMatch(/^river-bank-[\da-f]{8}\.jpg$/);
    const photo = desk.fileOf(`boulder/photos/${name}`);
    expect(existsSync(photo)).toBe(true);
    const [, id = ''] = / name="id" value="([^"]+)"/.exec(await ana.read('/boulder/ads')) ?? [];
    await ana.post('/boulder/undo', { id });
    expect([desk.boulder()?.desk?.ads.length, existsSync(photo)]).toEqual([1, false]);
  });

  test('keeps its picture in the form until alt text is entered', async () => {
    const { desk, ana } = await open();
    const response = await sendPicture(ana, { 'ads.alt': '' });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Say what the photo shows');
    await ana.post(SAVE, { ...bank, ...fieldsIn(html), 'ads.alt': 'River Bank' });
    expect(desk.boulder()?.desk?.ads[1]?.picture).toMatch(/^river-bank-/);
  });

  test('is refused for a full slot without storing its picture', async () => {
    const { desk, ana } = await open();
    desk.write('boulder/photos/fair.jpg', '');
    expect((await sendPicture(ana, { 'ads.slot': '600' })).status).toBe(422);
    expect(readdirSync(desk.fileOf('boulder/photos'))).toEqual(['fair.jpg']);
  });

  test('has a form that asks first for a picture file and then for its name, and marks required fields', async () => {
    const { ana } = await open();
    const form = await ana.read('/boulder/ads/new');
    const names = Array.from(form.matchAll(/ name="(photo|ads\.picture|ads\.alt)"/g), ([, name]) => name);
    expect(names).toEqual(['photo', 'ads.picture', 'ads.alt']);
    expect(form).toMatch(/<label for="ads.slot">Slot<span[^>]*> \(required\)<\/span>/);
    expect(form).toMatch(/<label for="ads.alt">What the picture shows<\/label>/);
  });
});
