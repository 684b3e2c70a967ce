import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Changed, Cities, NotValid, Words } from '@/components/desk/outcomes';
import { bugFacts, log } from '@/lib/base/log';
import { siteLanguage, siteLanguages } from '@/lib/base/site-language';
import { People } from '@/lib/desk/accounts/people';
import { Sessions } from '@/lib/desk/accounts/sessions';
import { auditIn } from '@/lib/desk/audit';
import { YamlEditError } from '@/lib/desk/edit-yaml';
import { Autosaves } from '@/lib/desk/posts/autosaves';
import { readText, Saver } from '@/lib/desk/save-file';
import { deskTexts } from '@/lib/desk/texts/desk-texts';
import { addPeopleRoutes } from '@/scripts/desk/accounts/people';
import { addSignInRoutes, addSignOut } from '@/scripts/desk/accounts/sign-in';
import { addAdsRoutes } from '@/scripts/desk/ads';
import { addAssets } from '@/scripts/desk/assets';
import {
  backTo,
  type DeskApp,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  networkFolder,
} from '@/scripts/desk/context';
import { addEmergencyRoutes } from '@/scripts/desk/emergency';
import { addMistakesRoutes } from '@/scripts/desk/files/mistakes';
import { addPagesRoutes } from '@/scripts/desk/files/pages';
import { addTodayRoutes } from '@/scripts/desk/front/today';
import { checkOrigin, editorsOnly, guard, limit, protect } from '@/scripts/desk/guard';
import { addHistoryRoutes } from '@/scripts/desk/posts/history';
import { addPostsRoutes } from '@/scripts/desk/posts/posts';
import { type Flashes, renderPage } from '@/scripts/desk/render-page';
import { addSourcesRoutes } from '@/scripts/desk/sources';
import { addStatisticsRoutes } from '@/scripts/desk/statistics/statistics';

function makeContext(parts: DeskParts): DeskContext {
  const { deskDir, clock, store } = parts;
  const audit = auditIn(deskDir, clock);
  const flashes: Flashes = new Map();
  const context: DeskContext = {
    ...parts,
    audit,
    people: new People(deskDir),
    sessions: new Sessions(deskDir),
    saver: new Saver({ deskDir, clock, audit }),
    autosaves: new Autosaves(deskDir, clock),
    cityOf(c) {
      const city = store.city(c.req.param('city') ?? '');
      if (!city) throw new HTTPException(404);
      return city;
    },
    page: (c, title, body, options) => renderPage(context, flashes, c, title, body, options),
    done(c, path, sentence, undo) {
      flashes.set(c.get('session').hash, { sentence, ...(undo && { undo }) });
      return c.redirect(path, 303);
    },
    async saved(c, result, { path, sentence, yours }) {
      const { core } = c.get('texts');
      // The site looks for changes by itself; the desk shows its own at once.
      await store.refresh();
      if (result.ok) return context.done(c, path, sentence ?? core.saved, result.undo);
      if (result.reason === 'changed-meanwhile')
        return context.page(
          c,
          core.changedTitle,
          <Changed current={result.current} yours={yours} back={path} />,
          { status: 409 },
        );
      if (result.reason === 'not-valid')
        return context.page(c, core.notValid, <NotValid problems={result.problems} back={path} />, {
          status: 422,
        });
      const words = {
        'not-allowed': core.notAllowed,
        'unsafe-name': core.unsafeName,
        'too-large': core.tooLarge,
      };
      const status = result.reason === 'not-allowed' ? 403 : 422;
      return context.page(c, words[result.reason], <Words />, { status });
    },
  };
  return context;
}

/** Pages for refused requests. What went wrong inside is in the log alone. */
function addFailures(app: DeskApp, context: DeskContext): void {
  app.notFound((c) => context.page(c, c.get('texts').core.notFound, <Words />, { status: 404 }));
  app.onError((error, c) => {
    if (!c.get('texts')) c.set('texts', deskTexts('en'));
    const { core } = c.get('texts');
    if (error instanceof YamlEditError) {
      log('warn', 'an edit of the desk was refused', { why: error.message });
      return context.page(c, core.notEditable, <Words />, { status: 422 });
    }
    if (!(error instanceof HTTPException)) {
      log('error', 'a request to the desk failed', bugFacts(error));
      return context.page(c, core.broken, <Words />, { status: 500 });
    }
    const { status } = error;
    if (status === 421) return c.text(core.wrongHost(context.origin), 421);
    if (status === 403 && error.message === 'role')
      return context.page(c, core.notAllowed, <Words />, { status });
    if (status === 404) return context.page(c, core.notFound, <Words />, { status });
    if (status === 413) return context.page(c, core.tooLarge, <Words />, { status });
    if (status === 429) return context.page(c, core.tooMany, <Words />, { status });
    if (status === 400 || status === 403) return context.page(c, core.badRequest, <Words />, { status });
    return c.body(null, status);
  });
}

function addHome(app: DeskApp, context: DeskContext): void {
  const { store, saver } = context;
  app.get('/', async (c) => {
    const cities = store.cities();
    const [only] = cities;
    if (only && cities.length === 1) return c.redirect(`/${only.key}`, 303);
    return context.page(c, c.get('texts').core.cities, <Cities cities={cities} />);
  });
  app.get('/:city', (c) => {
    const place = c.get('editor').role === 'editor' ? 'today' : 'posts';
    return c.redirect(`/${context.cityOf(c).key}/${place}`, 303);
  });
  app.post('/:city/undo', async (c) => {
    const city = context.cityOf(c);
    const folderOf = (key: string) => (key === '' ? networkFolder(context) : store.city(key));
    const { result, save } = await saver.undo(String(c.get('form').get('id')), folderOf, c.get('editor'));
    const from = backTo(context, c);
    const [, post = ''] = /\/posts\/edit\/([^/?]+)/.exec(from) ?? [];
    const isGone =
      post && (await readText(city.folder, `posts/${decodeURIComponent(post)}.md`)) === undefined;
    const path = isGone ? `/${city.key}/posts` : from;
    return context.saved(c, result, { path, sentence: c.get('texts').core.undone, yours: save?.before });
  });
}

/** Parts of the desk that editors alone use; writers are refused below these addresses. */
const EDITORS_PLACES = [
  'today',
  'pages',
  'ads',
  'sources',
  'emergency',
  'mistakes',
  'statistics',
  'people',
  'history',
];

/** Builds the desk's application. */
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
  for (const place of EDITORS_PLACES) app.use(`/:city/${place}/*`, editorsOnly);
  addSignOut(app, context);
  addHome(app, context);
  addPeopleRoutes(app, context);
  for (const form of ['correct', 'rename']) app.use(`/:city/posts/${form}/*`, editorsOnly);
  addTodayRoutes(app, context);
  addPostsRoutes(app, context);
  addHistoryRoutes(app, context);
  addPagesRoutes(app, context);
  addMistakesRoutes(app, context);
  addAdsRoutes(app, context);
  addEmergencyRoutes(app, context);
  addSourcesRoutes(app, context);
  addStatisticsRoutes(app, context);
  addFailures(app, context);
  return app;
}
