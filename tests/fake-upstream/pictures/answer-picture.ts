import { sendReply } from '../send-reply';
import type { UpstreamState, Visit } from '../upstream-state';
import { pictureFile } from './known-pictures';

/** Returns where a name redirects; undefined for the name of a picture. */
function leadsTo(state: UpstreamState, name: string): string | undefined {
  const ways: Record<string, string> = {
    'to-private.jpg': 'http://169.254.169.254/latest/meta-data/',
    'to-other-port.jpg': `http://127.0.0.1:${state.forbiddenPort}/a.jpg`,
    'to-file.jpg': 'file:///etc/passwd',
    'to-good.jpg': `${state.url}/pictures/good.jpg`,
    'in-circles.jpg': `${state.url}/pictures/in-circles.jpg`,
  };
  return Object.hasOwn(ways, name) ? ways[name] : undefined;
}

/**
 * Handles /pictures/{name}: sends a picture, a redirect, nothing (hang.jpg) or 404 (gone.jpg). Records the request by
 * name.
 */
export async function answerPicture(state: UpstreamState, visit: Visit, name: string): Promise<void> {
  state.journal.open(visit.request, visit.response, name);
  if (name === 'hang.jpg') return;
  const location = leadsTo(state, name);
  if (location) return sendReply(visit.response, { status: 302, headers: { Location: location } });
  const file = name === 'gone.jpg' ? undefined : await pictureFile(name);
  // Simulate a slow host.
  if (state.pictures.delay) await new Promise((resolve) => setTimeout(resolve, state.pictures.delay));
  if (!file) return sendReply(visit.response, { status: 404 });
  sendReply(visit.response, { headers: { 'Content-Type': file.type }, body: file.bytes });
}
