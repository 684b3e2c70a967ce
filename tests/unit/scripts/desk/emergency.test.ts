import '../../open-cities';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Desk, fieldsIn, openDesk, signIn } from './desk';

type Person = Awaited<ReturnType<typeof signIn>>;

async function bilingual(): Promise<Desk> {
  const desk = await openDesk();
  const folder = path.join(desk.citiesDir, 'boulder-es');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'city.yaml'), 'editionOf: boulder\nlocale: es-US\n');
  await desk.store.refresh();
  return desk;
}

const draft = {
  'text-boulder': 'Leave <now>: fire in the hills',
  'text-boulder-es': 'Salga ya: incendio en las colinas',
  until: '2026-11-28T18:00',
  linkName: 'City of Anaheim',
  href: 'https://www.anaheim.net/',
};

/** The form that changes an emergency adds this to the names of its fields. */
const AT = '@2026-11-28T05:00';

const read = async (ana: Person) => (await ana.get('/boulder/emergency')).text();

/** Raises an emergency in two languages. `form`: the fields of the form that changes it. */
async function raised() {
  const desk = await bilingual();
  const ana = await signIn(desk);
  await ana.post('/boulder/emergency', { ...draft, confirmed: 'yes' });
  const notices = (key: string) => desk.store.city(key)?.notices ?? [];
  return { desk, ana, notices, form: fieldsIn(await read(ana)) };
}

describe('an emergency', () => {
  test('is previewed first, and then raised in two languages', async () => {
    const desk = await bilingual();
    const ana = await signIn(desk);
    const notices = (key: string) => desk.store.city(key)?.notices.filter(({ level }) => level) ?? [];
    const look = await (await ana.post('/boulder/emergency', draft)).text();
    expect(look).toContain('Leave &lt;now&gt;: fire in the hills');
    expect(look).toMatch(/Until November 28, 2026, 6\sp\.m\., readers/);
    expect(look).not.toContain('There is no text');
    const alone = { 'text-boulder': 'Leave', until: draft.until };
    expect(await (await ana.post('/boulder/emergency', alone)).text()).toMatch(
      /There is no text for Noticias de Boulder\./,
    );
    expect(notices('boulder')).toEqual([]);
    expect((await ana.post('/boulder/emergency', fieldsIn(look))).status).toBe(303);
    expect(notices('boulder')[0]).toMatchObject({ text: draft['text-boulder'], from: '2026-11-28T05:00' });
    expect(notices('boulder-es')[0]).toMatchObject({ text: draft['text-boulder-es'], until: draft.until });
  });

  test('is changed in all languages with one form, and back with one Undo', async () => {
    const { desk, ana, notices, form } = await raised();
    const source = { [`linkName${AT}`]: 'Fire Department', [`href${AT}`]: 'https://fire.example/' };
    const change = { [`text-0${AT}`]: 'Stay out', [`text-1${AT}`]: 'No vuelva', ...source };
    await ana.post('/boulder/emergency/change', { ...form, ...change, do: 'change' });
    const link = { name: 'Fire Department', href: 'https://fire.example/' };
    const updated = '2026-11-28T05:00';
    expect(notices('boulder')).toMatchObject([{ text: 'Stay out', link, updated, until: draft.until }]);
    expect(notices('boulder-es')).toMatchObject([{ text: 'No vuelva', link, updated }]);
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(await read(ana)) ?? [];
    await ana.post('/boulder/undo', { id, confirmed: 'yes' });
    expect([notices('boulder')[0]?.text, notices('boulder-es')[0]?.text]).toEqual([
      draft['text-boulder'],
      draft['text-boulder-es'],
    ]);
    expect(desk.store.problems().size).toBe(0);
  });

  test('is lowered in all languages at once', async () => {
    const { ana, notices, form } = await raised();
    await ana.post('/boulder/emergency/change', { ...form, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es')]).toEqual([[], []]);
    expect(await read(ana)).toContain('<p>Lowered. It is gone from every page within 20 seconds.</p>');
  });

  test('with another start time stays up when one is lowered, and the desk says so', async () => {
    const { desk, ana, notices, form } = await raised();
    desk.time.now += 60_000;
    await ana.post('/boulder/emergency', { 'text-boulder-es': 'Otra', until: draft.until, confirmed: 'yes' });
    const { do: _, ...sent } = form;
    await ana.post('/boulder/emergency/change', { ...sent, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es').length]).toEqual([[], 1]);
    expect(await read(ana)).toContain('Another emergency is still up: Noticias de Boulder.');
  });

  test.each([
    ['somebody changed it meanwhile', { was: 'x' }, 409],
    ['a text is empty', { [`text-1${AT}`]: ' ' }, 422],
    ['its end cannot be read', { [`until${AT}`]: 'soon' }, 422],
  ])('is not changed in any language if %s', async (_, wrong, status) => {
    const { ana, notices, form } = await raised();
    const change = { ...form, [`text-0${AT}`]: 'Stay out', ...wrong, do: 'change' };
    expect((await ana.post('/boulder/emergency/change', change)).status).toBe(status);
    expect(notices('boulder')).toMatchObject([{ text: draft['text-boulder'] }]);
    expect(notices('boulder-es')).toMatchObject([{ text: draft['text-boulder-es'] }]);
  });

  test('shows, before it is raised, each city of the network for which there is no text', async () => {
    const desk = await bilingual();
    const folder = path.join(desk.citiesDir, 'marfa');
    cpSync(path.join(desk.citiesDir, 'boulder'), folder, { recursive: true });
    const file = path.join(folder, 'city.yaml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/^(name: ).*$/m, '$1Marfa')
        .replace(/^hosts:.*$/m, ''),
    );
    await desk.store.refresh();
    const ana = await signIn(desk);
    expect(await (await ana.post('/boulder/emergency', draft)).text()).toMatch(
      /There is no text for .*Marfa/,
    );
    const all = { ...draft, 'text-all': 'Boil water' };
    expect(await (await ana.post('/boulder/emergency', all)).text()).not.toContain('There is no text');
  });

  test('keeps what was typed when it is changed before it is raised, or still lacks a text', async () => {
    const desk = await bilingual();
    const ana = await signIn(desk);
    const look = await (await ana.post('/boulder/emergency', draft)).text();
    const form = await (await ana.post('/boulder/emergency', { ...fieldsIn(look), do: 'edit' })).text();
    for (const typed of [
      'Leave &lt;now&gt;: fire in the hills',
      'Salga ya',
      draft.until,
      draft.linkName,
      draft.href,
    ])
      expect(form).toContain(typed);
    const refused = await ana.post('/boulder/emergency', { until: draft.until, linkName: draft.linkName });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/Write a text first\..*City of Anaheim/s);
    expect(desk.store.city('boulder')?.notices).toEqual([]);
  });

  test('keeps what was typed if its source is refused, when it is raised and when it is changed', async () => {
    const { desk, ana, notices, form } = await raised();
    const typed = ['Stay &lt;out&gt;', 'No vuelva', 'Fire Department'];
    const refusal = /“Address of the source” is “fire\.example”: write an address/;
    const source = { linkName: 'Fire Department', href: 'fire.example' };
    const raise = { ...draft, 'text-boulder': 'Stay <out>', 'text-boulder-es': 'No vuelva', ...source };
    const change = {
      ...form,
      ...{ [`text-0${AT}`]: 'Stay <out>', [`text-1${AT}`]: 'No vuelva' },
      ...{ [`linkName${AT}`]: source.linkName, [`href${AT}`]: source.href },
    };
    const refused = [
      await ana.post('/boulder/emergency', { ...raise, confirmed: 'yes' }),
      await ana.post('/boulder/emergency/change', { ...change, do: 'change' }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toMatch(refusal);
      for (const words of typed) expect(html).toContain(words);
    }
    expect([...notices('boulder'), ...notices('boulder-es')].map(({ text }) => text)).toEqual([
      draft['text-boulder'],
      draft['text-boulder-es'],
    ]);
    expect(desk.store.problems().size).toBe(0);
  });

  test('is undone in both languages with one tap', async () => {
    const desk = await bilingual();
    const ana = await signIn(desk);
    await ana.post('/boulder/emergency', { ...draft, confirmed: 'yes' });
    const html = await (await ana.get('/boulder/emergency')).text();
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? [];
    await ana.post('/boulder/undo', { id });
    for (const key of ['boulder', 'boulder-es']) expect(desk.store.city(key)?.notices).toEqual([]);
  });

  test('for all cities is one entry, stored next to their folders', async () => {
    const desk = await bilingual();
    const ana = await signIn(desk);
    const { 'text-boulder': text, until } = draft;
    await ana.post('/boulder/emergency', { 'text-all': text, until, confirmed: 'yes' });
    for (const key of ['boulder', 'boulder-es'])
      expect(desk.store.city(key)?.notices).toMatchObject([{ level: 'emergency', text }]);
  });

  test('for all cities begins at once in each time zone', async () => {
    const desk = await openDesk(['boulder', 'rancho-santa-margarita']);
    const ana = await signIn(desk);
    const { 'text-boulder': text, until } = draft;
    await ana.post('/boulder/emergency', { 'text-all': text, until, confirmed: 'yes' });
    // The earlier local time counts: it is 5 a.m. in Boulder, but 4 a.m. in Rancho Santa Margarita.
    const starts = desk.store.cities().map(({ notices }) => notices[0]?.from);
    expect(starts).toEqual(['2026-11-28T04:00', '2026-11-28T04:00']);
  });
});
