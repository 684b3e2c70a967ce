import type { Failure } from '@/lib/base/outcome';
import { functionsHost } from '@/lib/blog/sources/functions-host';
import { readType, stationHeaders } from '@/lib/radio/web-station';
import type { Settings } from '@/lib/settings/settings';
import { guardedGet } from '@/lib/web/guarded-get';
import { openStream } from '@/lib/web/live/open-stream';
import { adviceFor, type Finding, failureText, type Look } from '@/scripts/doctor/report';

const OPEN_TIMEOUT_MS = 10_000;
const limits = { timeoutMs: OPEN_TIMEOUT_MS, maxBytes: 0, withoutBody: true } as const;
const tooLate: Failure = { reason: 'timeout', detail: 'no answer in ten seconds' };

type Row = Pick<Finding, 'area' | 'subject'>;

function ill(row: Row, failure: Failure): Finding {
  return { ...row, state: 'wrong', found: failureText(failure), todo: adviceFor(failure) };
}

async function checkBlog({ settings, city, userAgent }: Look): Promise<Finding[]> {
  const { blogDomain: domain, blogApi } = settings;
  if (!blogApi) return [];
  const row: Row = { area: 'blog', subject: blogApi.url };
  const host = functionsHost({ ...blogApi, domain, zone: city.timeZone, userAgent, get: guardedGet });
  const list = await host.page(1);
  if (!list.ok) return [ill(row, list.failure)];
  const [first] = list.value.entries;
  if (!first) return [{ ...row, state: 'note', found: `no posts for ${domain}`, todo: 'Check BLOG_DOMAIN.' }];
  const post = await host.post(first.slug);
  if (!post.ok) return [ill({ ...row, subject: `${row.subject}, post ${first.slug}` }, post.failure)];
  return [{ ...row, state: 'good', found: `${list.value.total} posts for ${domain}` }];
}

async function checkPort(template: string, port: number, look: Look): Promise<Finding> {
  const address = template.replaceAll('{port}', String(port));
  const row: Row = { area: 'radio', subject: address };
  const call = new AbortController();
  const late = setTimeout(() => call.abort(), OPEN_TIMEOUT_MS);
  const answer = await openStream(address, stationHeaders(look.userAgent), call.signal);
  clearTimeout(late);
  if (!answer.ok) return ill(row, call.signal.aborted ? tooLate : answer.failure);
  answer.value.body.on('error', () => undefined).destroy();
  const read = readType(answer.value.headers);
  if (read.ok) return { ...row, state: 'good', found: read.type };
  const todo = 'That cannot be played: check the path in RADIO_URL.';
  return { ...row, state: 'wrong', found: `${read.away.reason}: ${read.away.detail}`, todo };
}

async function checkRadio(look: Look): Promise<Finding[]> {
  const { template, ports } = look.settings.radio;
  if (!template) return [];
  return Promise.all(ports.map((port) => checkPort(template, port, look)));
}

async function checkAds({ settings: { adScriptUrl }, userAgent }: Look): Promise<Finding[]> {
  if (!adScriptUrl) return [];
  const row: Row = { area: 'ads', subject: adScriptUrl };
  const headers = { 'User-Agent': userAgent };
  const reply = await guardedGet(adScriptUrl, { headers, ...limits });
  if (!reply.ok) return [ill(row, reply.failure)];
  const { status, headers: got } = reply.value;
  const found = status === 200 ? (got['content-type'] ?? 'no type') : `HTTP ${status}`;
  if (/(java|ecma)script/i.test(found)) return [{ ...row, state: 'good', found }];
  return [{ ...row, state: 'wrong', found, todo: 'That is no script: check AD_SCRIPT_URL.' }];
}

/** Checks ALERT_URL with a HEAD request, which sends no alert. Never prints the address, which is a secret. */
export async function checkAlerts({ alertUrl }: Pick<Settings, 'alertUrl'>): Promise<Finding[]> {
  if (!alertUrl) return [];
  const row: Row = { area: 'settings', subject: `ALERT_URL at ${new URL(alertUrl).host}` };
  const headers = { 'User-Agent': 'local-news' };
  const reply = await guardedGet(alertUrl, { method: 'HEAD', headers, ...limits });
  if (!reply.ok) return [ill(row, reply.failure)];
  const { status, movedTo } = reply.value;
  const found = `responds to HEAD with ${movedTo ? 'a redirect' : status}; nothing was posted`;
  const isDead = movedTo || [404, 410].includes(status) || status >= 500;
  const todo = 'Alerts may not arrive: copy the address of the webhook or topic again.';
  return [{ ...row, state: isDead ? 'wrong' : 'good', found, todo: isDead ? todo : undefined }];
}

/** Checks the blog host, the radio station and the ad network in the settings. */
export async function checkServices(look: Look): Promise<Finding[]> {
  return (await Promise.all([checkBlog(look), checkRadio(look), checkAds(look)])).flat();
}
