import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { EDITORS_PLACES } from '@/components/desk/desk-frame';
import { LinkCards } from '@/components/desk/pages';
import { siteLanguage, siteLanguages } from '@/lib/base/languages.mjs';
import { People } from '@/lib/desk/accounts/people';
import { Sessions } from '@/lib/desk/accounts/sessions';
import { auditIn } from '@/lib/desk/audit';
import { Autosaves } from '@/lib/desk/posts/autosaves';
import { Saver } from '@/lib/desk/saves/save-file';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { addPeopleRoutes } from '@/scripts/desk/accounts/people';
import { addSignInRoutes, addSignOut } from '@/scripts/desk/accounts/sign-in';
import { addAdsRoutes } from '@/scripts/desk/ads';
import { addAssets } from '@/scripts/desk/assets';
import {
  type DeskApp,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  paperName,
} from '@/scripts/desk/context';
import { addEmergencyRoutes } from '@/scripts/desk/emergency/emergency';
import { addFailures } from '@/scripts/desk/failures';
import { addMistakesRoutes } from '@/scripts/desk/files/mistakes';
import { addPagesRoutes } from '@/scripts/desk/files/pages';
import { addTodayRoutes } from '@/scripts/desk/front/today';
import { checkOrigin, editorsOnly, guard, limit, protect } from '@/scripts/desk/guard';
import { addHistoryRoutes } from '@/scripts/desk/posts/history';
import { addPostsRoutes } from '@/scripts/desk/posts/posts';
import { countMistakes, type Flashes, renderPage } from '@/scripts/desk/render-page';
import { savingIn } from '@/scripts/desk/saving';
import { addSourcesRoutes } from '@/scripts/desk/sources';
import { addStatisticsRoutes } from '@/scripts/desk/statistics/statistics';
import { addUndo } from '@/scripts/desk/undo';

function makeContext(parts: DeskParts): DeskContext {
  const { deskDir, clock } = parts;
  const audit = auditIn(deskDir, clock);
  const flashes: Flashes = new Map();
  const context: DeskContext = {
    ...parts,
    audit,
    people: new People(deskDir),
    sessions: new Sessions(deskDir),
    saver: new Saver({ deskDir, clock, audit }),
    autosaves: new Autosaves(deskDir, clock),
    page: (c, title, body, options) => renderPage(context, flashes, c, title, body, options),
    done(c, path, sentence, undo) {
      flashes.set(c.get('session').hash, { sentence, ...(undo && { undo }) });
      return c.redirect(path, 303);
    },
    ...savingIn(() => context),
  };
  return context;
}

function addHome(app: DeskApp, context: DeskContext): void {
  const { store } = context;
  app.get('/', async (c) => {
    const cities = store.cities();
    const [only] = cities;
    if (only && cities.length === 1) return c.redirect(`/${only.key}`, 303);
    const { core } = c.get('texts');
    const isEditor = c.get('editor').role === 'editor';
    const links = cities.map(async (city) => {
      const mistakes = isEditor ? await countMistakes(context, city) : 0;
      const link = { href: `/${city.key}`, name: paperName(city) };
      return mistakes > 0 ? { ...link, note: core.problems(mistakes) } : link;
    });
    return context.page(c, core.cities, <LinkCards links={await Promise.all(links)} />);
  });
  app.use('/:city/*', async (c, next) => {
    const city = store.city(c.req.param('city'));
    if (!city) throw new HTTPException(404);
    c.set('city', city);
    await next();
  });
  app.get('/:city', (c) => {
    const place = c.get('editor').role === 'editor' ? 'today' : 'posts';
    return c.redirect(`/${c.get('city').key}/${place}`, 303);
  });
}

/** Builds the desk's Hono app. */
export function makeDesk(parts: DeskParts): DeskApp {
  const context = makeContext(parts);
  const app: DeskApp = new Hono<DeskEnv>();
  app.use(protect(context), checkOrigin(context));
  app.use(async (c, next) => {
    const language = siteLanguages.find((one) => c.req.header('accept-language')?.startsWith(one));
    c.set('texts', deskTexts(language ?? siteLanguage(parts.store.cities()[0] ?? {})));
    await next();
  });
  addAssets(app);
  app.use(limit(context));
  addSignInRoutes(app, context);
  app.use(guard(context));
  addSignOut(app, context);
  for (const place of EDITORS_PLACES) app.use(`/:city/${place}/*`, editorsOnly);
  addHome(app, context);
  addPeopleRoutes(app, context);
  for (const form of ['correct', 'rename']) app.use(`/:city/posts/${form}/*`, editorsOnly);
  addTodayRoutes(app, context);
  addPostsRoutes(app, context);
  addHistoryRoutes(app, context);
  addUndo(app, context);
  addPagesRoutes(app, context);
  addMistakesRoutes(app, context);
  addAdsRoutes(app, context);
  addEmergencyRoutes(app, context);
  addSourcesRoutes(app, context);
  addStatisticsRoutes(app, context);
  addFailures(app, context);
  return app;
}
