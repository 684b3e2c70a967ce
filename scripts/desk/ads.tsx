import { HTTPException } from 'hono/http-exception';
import type { ComponentProps } from 'react';
import { AdForm, AdsPage, type ListedAd } from '@/components/desk/ads';
import { isoDay } from '@/lib/base/dates/format-date';
import { isMonthFirstIn } from '@/lib/base/dates/written-date';
import type { City } from '@/lib/city/city-type';
import { adName, adsInTheWay, type SoldAd, soldAd, soldWeeks } from '@/lib/desk/ads/sold-ads';
import { adFields } from '@/lib/desk/forms/fields';
import { withLabel } from '@/lib/desk/forms/form-problems';
import { sentValue } from '@/lib/desk/forms/read-form';
import { entryFingerprint, openList, withoutEntry } from '@/lib/desk/open-list';
import type { FileProblem } from '@/lib/desk/saves/check-file';
import type { Data } from '@/lib/desk/yaml-values';
import {
  type DeskApp,
  type DeskContext,
  type DeskRequest,
  networkFolder,
  typed,
} from '@/scripts/desk/context';
import { savedPhoto } from '@/scripts/desk/posts/photos';

const WEEKS = 12;

/** Returns all ads of a paper and of the network that have a slot and dates. */
async function soldIn(context: DeskContext, city: City): Promise<SoldAd[]> {
  const lists = await Promise.all(
    [city, networkFolder(context)].map((where) => openList(where, 'desk', 'ads')),
  );
  const isMonthFirst = isMonthFirstIn(city.locale);
  return lists.flatMap(({ where, list }) =>
    list.flatMap((entry, at) => soldAd(entry, where.key === '' ? undefined : at, isMonthFirst) ?? []),
  );
}

/** Returns an error message that lists the ads that already fill the slot; empty if there is room. */
async function withoutRoom(context: DeskContext, c: DeskRequest, ad: Data, at: number | undefined) {
  const city = c.get('city');
  const sold = soldAd(ad, at, isMonthFirstIn(city.locale));
  if (!sold) return [];
  const others = (await soldIn(context, city)).filter((one) => at === undefined || one.at !== at);
  const inTheWay = adsInTheWay(sold, others);
  const { full } = c.get('texts').ads;
  return inTheWay.length > 0 ? [full(inTheWay.map(({ name }) => name).join(', '))] : [];
}

type OpenAd = Pick<ComponentProps<typeof AdForm>, 'value' | 'at' | 'was' | 'problems'>;

function showAd(context: DeskContext, c: DeskRequest, ad: OpenAd): Promise<Response> {
  const { ads } = c.get('texts');
  const page = <AdForm city={c.get('city').key} fields={adFields()} {...ad} />;
  return context.page(c, ad.at === '' ? ads.new : ads.change, page, { status: ad.problems ? 422 : 200 });
}

async function send(context: DeskContext, c: DeskRequest): Promise<Response> {
  const city = c.get('city');
  const form = c.get('form');
  const { ads, forms, posts } = c.get('texts');
  const path = `/${city.key}/ads`;
  const open = await openList(city, 'desk', 'ads');
  const [written, was] = [String(form.get('at')), String(form.get('was'))];
  const at = written === '' ? undefined : Number(written);
  const old = at === undefined ? {} : open.list[at];
  if (!old || (at !== undefined && entryFingerprint(old) !== was))
    return context.saveList(c, open, { path }, () => undefined);
  const sent = sentValue(form, adFields(), old, 'ads.');
  const name = adName(sent);
  const refused = (problems: readonly string[], value = sent) =>
    showAd(context, c, { value, at: written, was, problems });
  // Checked before the photo is saved. Otherwise the photo would remain without an ad.
  const wrong = await withoutRoom(context, c, sent, at);
  if (wrong.length > 0) return refused(wrong);
  const photo = await savedPhoto(context, c, name);
  const ad: Data = photo.name ? { ...sent, picture: photo.name } : sent;
  const problem = photo.problem ?? (ad.picture && !ad.alt ? posts.needsAlt : undefined);
  if (problem) return refused([problem], ad);
  const refuse = (problems: readonly FileProblem[]) =>
    refused(
      problems.map(({ message }) => withLabel(message, forms.labels, 'ads.')),
      ad,
    );
  return context.saveList(c, open, { path, sentence: ads.saved(name), refuse }, (list) =>
    at === undefined ? [...list, ad] : list.with(at, ad),
  );
}

/** Adds the ads page, with ads by week, and the form for each ad. */
export function addAdsRoutes(app: DeskApp, context: DeskContext): void {
  app.get('/:city/ads', async (c) => {
    const city = c.get('city');
    const { list } = await openList(city, 'desk', 'ads');
    const sold = await soldIn(context, city);
    const today = isoDay(new Date(context.clock()), city.timeZone);
    const listed = list.map((entry, at): ListedAd => {
      const own = sold.find((one) => one.at === at);
      const known = { at, was: entryFingerprint(entry), name: adName(entry), text: String(entry.text ?? '') };
      return { ...known, ...(own && { sold: own }), hasEnded: own !== undefined && own.until < today };
    });
    const page = <AdsPage city={city.key} weeks={soldWeeks(sold, today, WEEKS)} ads={listed} />;
    return context.page(c, c.get('texts').core.sections.ads, page);
  });
  app.get('/:city/ads/new', (c) => showAd(context, c, { value: { slot: '250' }, at: '', was: '' }));
  app.get('/:city/ads/edit/:at', async (c) => {
    const { list } = await openList(c.get('city'), 'desk', 'ads');
    const at = c.req.param('at');
    const value = list[Number(at)];
    if (!value) throw new HTTPException(404);
    return showAd(context, c, { value, at, was: entryFingerprint(value) });
  });
  app.post('/:city/ads/photos', (c) => send(context, c));
  app.post('/:city/ads/remove', async (c) => {
    const city = c.get('city');
    const at = Number(typed(c, 'at'));
    const open = await openList(city, 'desk', 'ads');
    const then = {
      path: `/${city.key}/ads`,
      sentence: c.get('texts').ads.removed(adName(open.list[at] ?? {})),
    };
    return context.saveList(c, open, then, (list) => withoutEntry(list, at, typed(c, 'was')));
  });
}
