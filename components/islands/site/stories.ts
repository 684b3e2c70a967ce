import { isFresh, readStored, type SavedStory, type Stored, writeStored } from './stored';

/** Duration of a status message in ms. */
const SAID_MS = 6000;
let quiet: ReturnType<typeof setTimeout> | undefined;

/** Shows a status message. `name`: key of a message in the page, or the message itself. */
export function say(name: string): void {
  const line = document.querySelector<HTMLElement>('.reading-said');
  if (!line) return;
  clearTimeout(quiet);
  line.textContent = line.dataset[name] ?? name;
  quiet = setTimeout(() => {
    line.textContent = '';
  }, SAID_MS);
}

function titleOf(story: Element): HTMLElement | null {
  return story.querySelector<HTMLElement>('.story-link, h1');
}

function hrefOf(story: Element): string {
  const title = titleOf(story);
  return title instanceof HTMLAnchorElement ? title.href : location.origin + location.pathname;
}

/** Copies the page's hidden tools template into a story's empty slot for tools. */
function addTools(slot: Element): void {
  const tools = document.querySelector('.story-tools');
  const title = slot.closest('.story')?.querySelector('.story-link, h1')?.textContent;
  if (!tools || !title || slot.hasChildNodes()) return;
  const own = tools.cloneNode(true) as HTMLElement;
  const button = own.querySelector('summary');
  own.hidden = false;
  if (button) button.ariaLabel += `: ${title}`;
  slot.append(own);
}

/**
 * Adds tools only to stories that are visible or at most one screen away, because adding them to all stories would
 * slow down a long page.
 */
const nearby = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      nearby.unobserve(target);
      addTools(target);
    }
  },
  { rootMargin: '100%' },
);

/** Adds tools to stories as they come into view, and marks saved and new stories. */
export function markStories(stored: Stored): void {
  const tools = document.querySelector<HTMLElement>('.story-tools');
  if (!tools) return;
  const saved = new Set(stored.saved.map(({ href }) => href));
  for (const story of document.querySelectorAll('.story')) {
    const title = titleOf(story);
    const slot = story.querySelector('.tools-room');
    if (!title) continue;
    if (slot && !slot.hasChildNodes()) nearby.observe(slot);
    story.toggleAttribute('data-saved', saved.has(hrefOf(story)));
    // An event's time is when it takes place, not when it was published, so events are never marked as new.
    const time = title.matches('[href^="/events/"]') ? null : story.querySelector('time');
    const fresh = (time && isFresh(time.dateTime, stored) && tools.dataset.fresh) || '';
    // Setting an attribute makes the browser recompute styles, even if the value is the same.
    if ((title.dataset.fresh ?? '') !== fresh) title.dataset.fresh = fresh;
  }
}

/** Fills the list of saved stories by copying its hidden first row. */
export function listSaved({ saved }: Stored): void {
  const list = document.querySelector('.saved-list');
  const sample = list?.querySelector<HTMLElement>('.story');
  if (!list || !sample) return;
  const rows = saved.map(({ href, title, lang, by }) => {
    const row = sample.cloneNode(true) as HTMLElement;
    row.hidden = false;
    Object.assign(titleOf(row) ?? {}, { href, lang, textContent: title });
    const source = row.querySelector('.source > span');
    if (source) source.textContent = by;
    return row;
  });
  list.replaceChildren(sample, ...rows);
}

function savedFrom(story: Element): SavedStory {
  const title = titleOf(story);
  return {
    href: hrefOf(story),
    title: title?.textContent ?? '',
    lang: title?.closest<HTMLElement>('[lang]')?.lang ?? '',
    by: story.querySelector('.source .font-semibold')?.textContent ?? '',
  };
}

/** Saves a story, or removes it if it is already saved. */
function save(story: Element): void {
  const stored = readStored();
  const one = savedFrom(story);
  const others = stored.saved.filter(({ href }) => href !== one.href);
  const isNew = others.length === stored.saved.length;
  const after = { ...stored, saved: isNew ? [one, ...others] : others };
  const isStored = writeStored(after);
  say(isStored ? (isNew ? 'saved' : 'removed') : 'full');
  markStories(isStored ? after : stored);
}

async function share(story: Element): Promise<void> {
  const url = hrefOf(story);
  const title = titleOf(story)?.textContent ?? '';
  if (navigator.share) return navigator.share({ title, url }).catch(() => {});
  try {
    await navigator.clipboard.writeText(url);
    say('copied');
  } catch {
    // The clipboard API needs HTTPS. Without it, show the address so that readers can copy it.
    say(url);
  }
}

/** Handles all stories' save and share buttons. */
export function startStoryTools(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const story = button?.closest('.story');
    if (!button || !story) return;
    const menu = button.closest('details');
    if (menu) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    if (button.dataset.act === 'save') save(story);
    else void share(story);
  });
}
