import { sendReply, type UpstreamState, type Visit } from '../answer-feed';
import { pictureFile } from './known-pictures';

/** Which picture of the fake upstream a headline has; nothing for a headline without one. */
export type PictureOf = (feed: string, number: number) => string | undefined;

/** The picture host: what it shows beside the headlines, which nothing does until a test says so. */
export type PictureHost = {
  /** A name below /pictures/, or a whole address. Ask for a new edition after a change. */
  of?: PictureOf;
  /** Bytes are sent after this many ms. */
  delay: number;
};

/** Four of five headlines with a photograph of their own, every ninth an upright one. */
export const mostPictured: PictureOf = (feed, number) => {
  if (number % 5 === 0) return undefined;
  // Most pictures over posts are upright.
  if (feed === 'blog' && number % 4) return `upright.jpg?${number}`;
  return number % 9 === 0 ? `upright.jpg?${feed}-${number}` : `${feed}-${number}.jpg`;
};

/** The address of a headline's picture, if it has one. */
export function pictureAddress(state: UpstreamState, feed: string, number: number): string | undefined {
  const name = state.pictures.of?.(feed, number);
  return name === undefined || /^\w+:/.test(name) ? name : `${state.url}/pictures/${name}`;
}

/** Where a picture leads that is none. */
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

/** Answers /pictures/{name}: a picture, a redirect, silence (hang.jpg), 404 (gone.jpg). Written in the journal by name. */
export async function answerPicture(state: UpstreamState, visit: Visit, name: string): Promise<void> {
  state.journal.open(visit.request, visit.response, name);
  if (name === 'hang.jpg') return;
  const location = leadsTo(state, name);
  if (location) return sendReply(visit.response, { status: 302, headers: { Location: location } });
  const file = name === 'gone.jpg' ? undefined : await pictureFile(name);
  // The fault that is played: a host that takes its time.
  if (state.pictures.delay) await new Promise((resolve) => setTimeout(resolve, state.pictures.delay));
  if (!file) return sendReply(visit.response, { status: 404 });
  sendReply(visit.response, { headers: { 'Content-Type': file.type }, body: file.bytes });
}
