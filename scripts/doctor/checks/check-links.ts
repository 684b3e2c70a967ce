import path from 'node:path';
import type { Outcome } from '@/lib/base/outcome';
import { turns } from '@/lib/freshness/schedule/turns';
import type { Reply } from '@/lib/web/guarded-get';
import { adviceFor, failureText } from '../advice';
import { collectLinks, type FoundLink } from '../collect-links';
import { type DoctorDeps, eachStep, lookOptions } from '../doctor-deps';
import type { Finding } from '../finding';

/** Many sites refuse programs; only a person can tell. */
const shyStatus = new Set([401, 403, 405, 406, 409, 418, 429, 503, 999]);

function answered(reply: Outcome<Reply>): boolean {
  return reply.ok && reply.value.status < 400;
}

/** HEAD; where that is not supported, GET without reading its body. */
export async function look(
  href: string,
  { get, userAgent }: Pick<DoctorDeps, 'get' | 'userAgent'>,
): Promise<Outcome<Reply>> {
  const head = await get(href, lookOptions(userAgent, 'HEAD'));
  return answered(head) ? head : get(href, lookOptions(userAgent, 'GET'));
}

export function classifyLink({ href, places }: FoundLink, reply: Outcome<Reply>): Finding {
  const more = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const subject = `${href} (${places.slice(0, 3).join(', ')}${more})`;
  const row = { area: 'links', subject } as const;
  if (!reply.ok)
    return { ...row, state: 'wrong', found: failureText(reply.failure), todo: adviceFor(reply.failure) };
  const { status, movedTo } = reply.value;
  const found = `HTTP ${status}`;
  if (status < 400 && movedTo)
    return { ...row, state: 'note', found, todo: `It has moved for good: put ${movedTo} in its place.` };
  if (status < 400) return { ...row, state: 'good', found };
  if (shyStatus.has(status))
    return { ...row, state: 'note', found, todo: 'It may refuse programs only: open it in a browser.' };
  return { ...row, state: 'wrong', found, todo: adviceFor({ reason: 'http-status', status }) };
}

/** That no link works says something of this machine, and nothing of the links. */
export function noWayOut(first: Finding, all: number): Finding {
  const found = `none was reached; the first says ${first.found}`;
  const todo = 'This machine seems to have no way out: check its network, or leave them out with --no-links.';
  return { area: 'links', subject: `${all} links of the city`, state: 'wrong', found, todo };
}

export async function checkLinks(deps: DoctorDeps): Promise<Finding[]> {
  const folder = path.resolve(deps.settings.citiesDir, deps.settings.city ?? '');
  const links = await collectLinks(deps.city, folder);
  const turn = turns(1);
  const findings = await eachStep(deps, 'links', links, async (link) => {
    const reply = await turn(link.href)(() => look(link.href, deps));
    return { finding: classifyLink(link, reply), reached: reply.ok };
  });
  const [first] = findings;
  return first && !findings.some(({ reached }) => reached)
    ? [noWayOut(first.finding, links.length)]
    : findings.map(({ finding }) => finding);
}
