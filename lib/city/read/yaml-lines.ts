import { EVENT_ID, type Event, getScalarValue, parseEvents } from 'js-yaml';

type Key = PropertyKey;

type Step = { event: Event; rest: Event[] };

/** The event after a value that begins with the first: past its end, where it has one. */
function after(events: Event[]): Event[] {
  let depth = 0;
  for (const [index, { type }] of events.entries()) {
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth++;
    if (type === EVENT_ID.POP) depth--;
    if (depth === 0) return events.slice(index + 1);
  }
  return [];
}

/** What stands under a key of the mapping or list that the events begin with. */
function under(events: Event[], key: Key, text: string): Step | undefined {
  const isMapping = events[0]?.type === EVENT_ID.MAPPING;
  let rest = events.slice(1);
  for (let index = 0; rest[0] && rest[0].type !== EVENT_ID.POP; index++) {
    const [event] = rest;
    const value = isMapping ? after(rest) : rest;
    const name = event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
    if (isMapping ? name === String(key) : index === key) return { event, rest: value };
    rest = after(value);
  }
  return undefined;
}

function startOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  return 'start' in event ? event.start : 0;
}

/** The line, counted from 1, on which a path of keys stands in a YAML text; of what is absent, its parent's. */
export function yamlLine(text: string, path: readonly Key[]): number {
  let rest = parseEvents(text, {}).slice(1);
  let start = 0;
  for (const key of path) {
    const found = under(rest, key, text);
    if (!found) break;
    start = startOf(found.event);
    rest = found.rest;
  }
  return text.slice(0, start).split('\n').length;
}
