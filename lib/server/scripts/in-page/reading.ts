/** A story that the reader saved: its address, words, their language and whose it is. */
type Saved = { href: string; title: string; lang: string; by: string };

/** ms. `at`: of the last page that the reader opened, in this visit or the last; `since`: of the last one of the visit before. */
type Visits = { at?: number | undefined; since?: number | undefined };

type Kept = Visits & { text?: string | undefined; theme?: string | undefined; saved: Saved[] };

/** The controls of the menu's form. */
type Choices = { text: RadioNodeList; theme: RadioNodeList; fresh: HTMLInputElement };

/** The visits when a page is opened `now`: after half an hour without one, another visit begins. */
export function visitsAt(now: number, { at = now, since }: Visits): Visits {
  return { at: now, since: now - at > 1_800_000 ? at : since };
}

/** Parses what local storage has. Drops every value that this script does not write, and stories beyond a thousand. */
export function toKept(stored: string): Kept {
  const object = (value: unknown): Record<string, unknown> => Object(value);
  const text = (value: unknown, form: RegExp) =>
    typeof value === 'string' && form.test(value) ? value : undefined;
  const time = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined);
  const toStory = (value: unknown): Saved[] => {
    const { href, title, lang, by } = object(value);
    const address = text(href, /^https?:\/\/.{1,2000}$/);
    const words = (part: unknown) => text(part, /^.{1,1000}$/s) ?? '';
    if (!address) return [];
    return [{ href: address, title: words(title) || address, lang: words(lang), by: words(by) }];
  };
  let values: Record<string, unknown> = {};
  try {
    values = object(JSON.parse(stored));
  } catch {}
  return {
    text: text(values.text, /^[123]$/),
    theme: text(values.theme, /^(?:light|dark)$/),
    at: time(values.at),
    since: time(values.since),
    saved: Array.isArray(values.saved) ? values.saved.slice(0, 1000).flatMap(toStory) : [],
  };
}

/** Whether what a time element says lies within the visits; a day without an hour begins at the reader's midnight. */
export function isFresh(time: string, { at = 0, since = at }: Visits): boolean {
  const ms = Date.parse(time.length > 10 ? time : `${time}T00:00`);
  return ms > since && ms <= at;
}

/**
 * The reading menu, and saving and sharing of stories. All of it stays in this browser, under one key. Size of text and
 * colors are set before the first paint; what else is shown waits for `shownBy`, events of the page. `papers`: the colors of
 * the browser's frame.
 */
export function keepReading(
  key: string,
  papers: Readonly<Record<string, string>>,
  shownBy: readonly string[],
  parse: typeof toKept,
  visits: typeof visitsAt,
  fresh: typeof isFresh,
): void {
  const { documentElement: root, head } = document;
  const frame = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  let kept: Kept = { saved: [] };
  let quiet: ReturnType<typeof setTimeout>;
  // Nearly all of it is there wherever the menu is, without which nothing is looked for.
  const find = <Type extends Element = HTMLElement>(selector: string, within: ParentNode = document) =>
    within.querySelector(selector) as Type;
  const choices = () => find<HTMLFormElement>('.reading-choices').elements as unknown as Choices;
  const isOurs = ({ target }: Event) => target instanceof Element && target.closest('.reading-choices');

  // A browser may refuse to keep anything.
  const does = (act: () => void) => {
    try {
      act();
      return true;
    } catch {
      return false;
    }
  };
  const read = () =>
    does(() => {
      kept = parse(localStorage[key]);
    });
  const keep = () =>
    does(() => {
      localStorage[key] = JSON.stringify(kept);
    });
  /** Words that the page has for it, or these words. */
  const say = (name: string) => {
    const line = find('.reading-said');
    clearTimeout(quiet);
    line.textContent = line.dataset[name] ?? name;
    quiet = setTimeout(() => {
      line.textContent = '';
    }, 6000);
  };

  const dress = () => {
    const { text = '1', theme = '' } = kept;
    Object.assign(root.dataset, { text, theme });
    frame.content = papers[theme] ?? '';
    if (theme) head.prepend(frame);
    else frame.remove();
  };
  const titleOf = (story: Element) => find<HTMLAnchorElement>('.story-link, h1', story);
  const hrefOf = (story: Element) => titleOf(story).href ?? location.origin + location.pathname;
  const isSaved = (story: Element) => kept.saved.some(({ href }) => href === hrefOf(story));
  const mark = () => {
    const tools = find('.story-tools');
    for (const story of document.querySelectorAll('.story')) {
      const title = titleOf(story);
      const source = find('.source', story);
      if (!title || !source) continue;
      if (!find('[data-act]', story)) {
        const own = tools.cloneNode(true) as HTMLElement;
        own.hidden = false;
        find('summary', own).ariaLabel += `: ${title.textContent}`;
        source.append(own);
      }
      story.toggleAttribute('data-saved', isSaved(story));
      // A time of an event says when it is, not since when it is known.
      const time = title.matches('[href^="/events/"]') ? null : find<HTMLTimeElement>('time', story);
      title.dataset.fresh = time && fresh(time.dateTime, kept) ? tools.dataset.fresh : '';
    }
  };
  const list = (rows: HTMLElement) => {
    const sample = find('.story', rows);
    const saved = kept.saved.map(({ href, title, lang, by }) => {
      const row = sample.cloneNode(true) as HTMLElement;
      row.hidden = false;
      Object.assign(titleOf(row), { href, lang, textContent: title });
      find('.source > span', row).textContent = by;
      return row;
    });
    rows.replaceChildren(sample, ...saved);
  };
  const show = () => {
    read();
    if (kept.at) {
      Object.assign(kept, visits(Date.now(), kept));
      keep();
    }
    dress();
    if (!find('.reading-menu')) return;
    const { text, theme, fresh: isOn } = choices();
    text.value = kept.text ?? '1';
    theme.value = kept.theme ?? '';
    isOn.checked = !!kept.at;
    const rows = find('.saved-list');
    if (rows) list(rows);
    mark();
  };

  const save = (story: Element) => {
    const href = hrefOf(story);
    const title = titleOf(story);
    const { saved: before } = kept;
    const others = before.filter((one) => one.href !== href);
    const isNew = others.length === before.length;
    const lang = title.closest<HTMLElement>('[lang]')?.lang ?? '';
    const by = find('.source .font-semibold', story)?.textContent ?? '';
    kept.saved = isNew ? [{ href, title: title.textContent ?? '', lang, by }, ...others] : others;
    const isKept = keep();
    if (!isKept) kept.saved = before;
    say(isKept ? (isNew ? 'saved' : 'removed') : 'full');
    mark();
  };
  const share = (story: Element) => {
    const url = hrefOf(story);
    const title = titleOf(story).textContent ?? '';
    if (navigator.share) navigator.share({ title, url }).catch(() => {});
    // Without https there is no clipboard.
    else
      Promise.resolve(navigator.clipboard?.writeText(url).then(() => 'copied'))
        .catch(() => url)
        .then((said = url) => say(said));
  };

  read();
  dress();
  for (const name of shownBy) addEventListener(name, show);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const story = button?.closest('.story');
    if (!button || !story) return;
    const menu = button.closest('details');
    if (menu) {
      menu.open = false;
      find('summary', menu).focus();
    }
    read();
    (button.dataset.act === 'save' ? save : share)(story);
  });
  addEventListener('change', (event) => {
    if (!isOurs(event)) return;
    const { text, theme, fresh: isOn } = choices();
    read();
    const { at = Date.now(), since } = kept;
    Object.assign(kept, { text: text.value, theme: theme.value, at: undefined, since: undefined });
    if (isOn.checked) Object.assign(kept, { at, since });
    if (keep()) return show();
    dress();
    say('full');
  });
  addEventListener('reset', (event) => {
    if (!isOurs(event)) return;
    if (!confirm(find('.reading-said').dataset.ask)) return event.preventDefault();
    does(() => localStorage.clear());
    kept = { saved: [] };
    show();
    say('forgotten');
  });
}
