import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { EDITION, fieldsIn, MARFA, openDesk, type Person, signIn, start } from './desk';

const PAGE = '/boulder/emergency';
const [FIRE, FUEGO] = ['Leave <now>: fire in the hills', 'Salga ya: incendio en las colinas'];
const until = '2026-11-28T18:00';
const source = { linkName: 'City of Anaheim', href: 'https://www.anaheim.net/' };
const draft = { 'text-boulder': FIRE, 'text-boulder-es': FUEGO, until, ...source };

/** Fields of the form that changes an emergency. The emergency's start is at the end of each field's name. */
const changing = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${name}@2026-11-28T05:00`, value]));

const send = async (ana: Person, fields: Record<string, string>) => (await ana.post(PAGE, fields)).text();

async function bilingual(files = {}) {
  const { desk, ana } = await start({ ...EDITION, ...files });
  return { desk, ana, notices: (key: string) => desk.store.city(key)?.notices ?? [] };
}

/** Raises an emergency in two languages. `form`: the fields of the form that changes it. */
async function raised() {
  const { ana, ...others } = await bilingual();
  await ana.post(PAGE, { ...draft, confirmed: 'yes' });
  return { ...others, ana, form: fieldsIn(await ana.read(PAGE)) };
}

describe('an emergency', () => {
  test('is previewed first, and then raised in two languages', async () => {
    const { ana, notices } = await bilingual();
    const look = await send(ana, draft);
    expect(look).toContain('Leave &lt;now&gt;: fire in the hills');
    expect(look).toMatch(/Until November 28, 2026, 6\sp\.m\., readers/);
    expect(look).not.toContain('There is no text');
    expect(await send(ana, { 'text-boulder': 'Leave', until })).toContain(
      'There is no text for Noticias de Boulder.',
    );
    expect(notices('boulder')).toEqual([]);
    expect((await ana.post(PAGE, fieldsIn(look))).status).toBe(303);
    const level = 'emergency';
    expect(notices('boulder')).toMatchObject([{ level, text: FIRE, from: '2026-11-28T05:00' }]);
    expect(notices('boulder-es')).toMatchObject([{ level, text: FUEGO, until }]);
  });

  test('is changed in all languages with one form', async () => {
    const { ana, notices, form } = await raised();
    const link = { name: 'Fire Department', href: 'https://fire.example/' };
    const texts = { 'text-0': 'Stay out', 'text-1': 'No vuelva' };
    const change = changing({ ...texts, linkName: link.name, href: link.href });
    await ana.post(`${PAGE}/change`, { ...form, ...change, do: 'change' });
    const updated = '2026-11-28T05:00';
    expect(notices('boulder')).toMatchObject([{ text: 'Stay out', link, updated, until }]);
    expect(notices('boulder-es')).toMatchObject([{ text: 'No vuelva', link, updated }]);
  });

  test('ends in all languages at once', async () => {
    const { ana, notices, form } = await raised();
    await ana.post(`${PAGE}/change`, { ...form, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es')]).toEqual([[], []]);
    expect(await ana.read(PAGE)).toContain('<p>Lowered. It is gone from every page within 20 seconds.</p>');
  });

  test('stays if another one that began at a different time is ended, and the desk reports it', async () => {
    const { desk, ana, notices, form } = await raised();
    desk.time.now += 60_000;
    await ana.post(PAGE, { 'text-boulder-es': 'Otra', until, confirmed: 'yes' });
    await ana.post(`${PAGE}/change`, { ...form, do: 'lower' });
    expect([notices('boulder'), notices('boulder-es').length]).toEqual([[], 1]);
    expect(await ana.read(PAGE)).toContain('Another emergency is still up: Noticias de Boulder.');
  });

  test.each([
    ['somebody has since changed it', { was: 'x' }, 409],
    ['a text is empty', changing({ 'text-1': ' ' }), 422],
    ['its end cannot be read', changing({ until: 'soon' }), 422],
  ])('is not changed in any language if %s', async (_, wrong, status) => {
    const { ana, notices, form } = await raised();
    const change = { ...form, ...changing({ 'text-0': 'Stay out' }), ...wrong, do: 'change' };
    expect((await ana.post(`${PAGE}/change`, change)).status).toBe(status);
    expect(notices('boulder')).toMatchObject([{ text: FIRE }]);
    expect(notices('boulder-es')).toMatchObject([{ text: FUEGO }]);
  });

  test('has a preview that names each city in the network for which there is no text', async () => {
    const { ana } = await bilingual(MARFA);
    expect(await send(ana, draft)).toMatch(/There is no text for .*Marfa/);
    expect(await send(ana, { ...draft, 'text-all': 'Boil water' })).not.toContain('There is no text');
  });

  test('keeps what was typed in its form if it is edited after the preview or has no text yet', async () => {
    const { ana, notices } = await bilingual();
    const form = await send(ana, { ...fieldsIn(await send(ana, draft)), do: 'edit' });
    for (const typed of ['Leave &lt;now&gt;: fire', 'Salga ya', until, source.linkName, source.href])
      expect(form).toContain(typed);
    const refused = await ana.post(PAGE, { until, linkName: source.linkName });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/Write a text first\..*City of Anaheim/s);
    expect(notices('boulder')).toEqual([]);
  });

  test('with an invalid source is refused, and the form keeps what was typed, both when raised and when changed', async () => {
    const { desk, ana, notices, form } = await raised();
    const wrong = { linkName: 'Fire Department', href: 'fire.example' };
    const raise = { 'text-boulder': 'Stay <out>', 'text-boulder-es': 'No vuelva', until, ...wrong };
    const change = changing({ 'text-0': 'Stay <out>', 'text-1': 'No vuelva', ...wrong });
    const refused = [
      await ana.post(PAGE, { ...raise, confirmed: 'yes' }),
      await ana.post(`${PAGE}/change`, { ...form, ...change, do: 'change' }),
    ];
    for (const response of refused) {
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toMatch(/“Address of the source” is “fire\.example”: write an address/);
      for (const typed of ['Stay &lt;out&gt;', 'No vuelva', 'Fire Department']) expect(html).toContain(typed);
    }
    expect([...notices('boulder'), ...notices('boulder-es')]).toMatchObject([
      { text: FIRE },
      { text: FUEGO },
    ]);
    expect(desk.store.problems().size).toBe(0);
  });

  test('for all cities is one entry in a file, and takes effect immediately in each time zone', async () => {
    const desk = await openDesk({ cities: ['boulder', 'rancho-santa-margarita'] });
    const ana = await signIn(desk);
    await ana.post(PAGE, { 'text-all': FIRE, until, confirmed: 'yes' });
    // The emergency starts at the earlier local time: it is 5 a.m. in Boulder, but 4 a.m. in Rancho Santa Margarita.
    const notice = { level: 'emergency', text: FIRE, from: '2026-11-28T04:00' };
    for (const { notices } of desk.store.cities()) expect(notices).toMatchObject([notice]);
    expect(desk.textOf('desk.yaml')).toContain(FIRE);
  });
});
