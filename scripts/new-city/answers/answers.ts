import { type Choice, choiceLines, findPlaces } from '../places/find-place';
import type { PlaceTable } from '../places/place-table';
import type { Country } from '../places/region-code';
import { bad, good, type Result } from '../result';
import { answer, type Terminal } from './ask';
import { type Contact, readContact } from './contact';
import { defaultTitle } from './defaults';
import { readLanguage } from './language';

export type Flags = {
  city?: string;
  title?: string;
  email?: string;
  feed?: readonly string[];
  language?: string;
  key?: string;
};

export type World = { table: PlaceTable; countries: readonly Country[] };

export type Answers = { title: string; contact: Contact; feeds: readonly string[]; locale: string };

export const exampleCall =
  'npm run new-city -- --city "Boulder, Colorado" --email editor@bouldercitynews.com --feed boulderreportinglab.org';

/** Without a terminal: which of the flags that have no default are not there, in one sentence. */
export function missingFlags({ city, email, feed }: Flags): string | undefined {
  const missing = [
    ...(city ? [] : ['--city']),
    ...(email ? [] : ['--email']),
    ...(feed?.length ? [] : ['--feed']),
  ];
  if (missing.length === 0) return undefined;
  return `There is no terminal to ask on, and ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing; write ${exampleCall}`;
}

function oneOf(choices: readonly Choice[], lines: readonly string[]): (written: string) => Result<Choice> {
  return (written) => {
    const choice = choices[Number(written) - 1];
    return choice ? good(choice) : bad(`A number from 1 to ${lines.length} is needed.`);
  };
}

/** The place that is meant; where a name is that of several, the person chooses. */
export async function askHome({ city }: Flags, world: World, person?: Terminal): Promise<Result<Choice>> {
  const { table, countries } = world;
  const read = (written: string) => findPlaces(written, table, countries);
  const text = 'City and region, such as “Boulder, Colorado”:';
  const found = await answer({ flag: '--city', text, read }, city, person);
  if (!found.ok) return found;
  const [first, ...others] = found.value;
  if (first && others.length === 0) return good(first);
  const lines = choiceLines(found.value, table);
  if (!person) return bad(`“${city}” is the name of several places: ${lines.join('; ')}. Name one of them.`);
  for (const [index, line] of lines.entries()) person.say(`${index + 1}  ${line}`);
  return answer(
    { flag: '--city', text: 'Which of them?', read: oneOf(found.value, lines) },
    undefined,
    person,
  );
}

function readTitle(written: string): Result<string> {
  const title = written.trim().replace(/\s+/g, ' ');
  return title && title.length <= 60 ? good(title) : bad('A title has from 1 to 60 characters.');
}

/** With commas or spaces between them; an address may hold commas itself. */
export function readAddresses(written: string): Result<readonly string[]> {
  const words = written.split(/\s+|,(?=https?:)/);
  const addresses = words.flatMap((word) => (word.includes('/') ? word.replace(/,+$/, '') : word.split(',')));
  const given = addresses.filter(Boolean);
  return given.length > 0 ? good(given) : bad('At least one address of a local source is needed.');
}

export function askFeeds(flags: readonly string[] | undefined, person?: Terminal) {
  const text = 'Addresses of local news feeds, or of the websites that have them (a space between two):';
  return answer({ flag: '--feed', text, read: readAddresses }, flags?.join(' '), person);
}

/** The other four questions: title, contact, feeds, language. */
export async function askRest(flags: Flags, home: Choice, person?: Terminal): Promise<Result<Answers>> {
  const offered = defaultTitle(home.name);
  const title = await answer(
    { flag: '--title', text: 'Title:', offered, read: readTitle },
    flags.title,
    person,
  );
  if (!title.ok) return title;
  const contactQuestion = {
    flag: '--email',
    text: 'Email address or domain of the paper:',
    read: readContact,
  };
  const contact = await answer(contactQuestion, flags.email, person);
  if (!contact.ok) return contact;
  const feeds = await askFeeds(flags.feed, person);
  if (!feeds.ok) return feeds;
  const read = (written: string) => readLanguage(written, home.place.country);
  const usual = read('');
  const question = { flag: '--language', text: 'Language:', read, ...(usual.ok && { offered: usual.value }) };
  const locale = await answer(question, flags.language, person);
  if (!locale.ok) return locale;
  return good({ title: title.value, contact: contact.value, feeds: feeds.value, locale: locale.value });
}
