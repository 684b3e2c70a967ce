/** A story that the reader saved: its address, words, their language unless it is the page's, and whose it is. */
type Saved = { href: string; title: string; lang: string; by: string };

/** ms. `at`: of the last page that the reader opened, in this visit or the last; `since`: of the last one of the visit before. */
type Visits = { at?: number; since?: number };

type Kept = Visits & { text?: string; theme?: string; saved?: Saved[] };

type Choices = { text: RadioNodeList; theme: RadioNodeList; fresh: HTMLInputElement };

/** The visits when a page is opened `now`: after half an hour without one, another visit begins. */
export function visitsAt(now: number, { at = now, since }: Visits): Visits {
  return { at: now, since: now - at > 1_800_000 ? at : since };
}

/** Whether what a time element says lies within the visits; a day without an hour begins at the reader's midnight. */
export function isFresh(time: string, { at = 0, since = at }: Visits): boolean {
  const ms = Date.parse(time.length > 10 ? time : `${time}T00:00`);
  return ms > since && ms <= at;
}

/**
 * The reading menu, and saving and sharing of stories. All of it stays in this browser, under one key. Size of text and
 * colors are set before the first paint; what else is shown waits for the page. `papers`: the colors of the browser's frame.
 */
export function keepReading(
  key: string,
  papers: Readonly<Record<string, string>>,
  visits: typeof visitsAt,
  fresh: typeof isFresh,
): void {
  const { documentElement: root, head } = document;
  const frame = document.createElement('meta');
  frame.name = 'theme-color';
  let kept: Kept = {};
  let quiet: ReturnType<typeof setTimeout>;
  const find = <Type extends HTMLElement>(selector: string, within: ParentNode = document) =>
    within.querySelector<Type>(selector);
  const formOf = (event: Event) => (event.target as Element).closest<HTMLFormElement>('.reading-choices');
  const choicesOf = (form: HTMLFormElement) => form.elements as unknown as Choices;

  const read = () => {
    try {
      kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    } catch {}
  };
  const keep = () => {
    try {
      localStorage.setItem(key, JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  };
  /** Words that the page has for it, or these words. */
  const say = (name: string) => {
    const line = find('.reading-said');
    if (!line) return;
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
  const headOf = (story: Element) => find<HTMLAnchorElement>('.story-link, h1', story);
  const hrefOf = (story: Element) => headOf(story)?.href ?? location.origin + location.pathname;
  const isSaved = (href: string) => kept.saved?.some((one) => one.href === href) ?? false;
  const mark = () => {
    const tools = find('.story-tools');
    for (const story of document.querySelectorAll('.story')) {
      const title = headOf(story);
      const source = find('.source', story);
      if (!title || !source) continue;
      if (tools && !find('[data-act]', story)) {
        const own = tools.cloneNode(true) as HTMLElement;
        own.hidden = false;
        const button = find('summary', own);
        if (button) button.ariaLabel += `: ${title.textContent}`;
        source.append(own);
      }
      story.toggleAttribute('data-saved', isSaved(hrefOf(story)));
      // A time of an event says when it is, not since when it is known.
      const time = title.matches('[href^="/events/"]') ? '' : find<HTMLTimeElement>('time', story)?.dateTime;
      if (time && kept.since && fresh(time, kept)) title.dataset.fresh = tools?.dataset.fresh;
      else title.removeAttribute('data-fresh');
    }
  };
  const list = () => {
    const all = find('.saved-list');
    const sample = all?.firstElementChild;
    if (!all || !sample) return;
    const rows = (kept.saved ?? []).map(({ href, title, lang, by }) => {
      const row = sample.cloneNode(true) as HTMLElement;
      const link = headOf(row);
      const source = find('.source > span', row);
      row.hidden = false;
      if (link) Object.assign(link, { href, lang, textContent: title });
      if (source) source.textContent = by;
      return row;
    });
    all.replaceChildren(sample, ...rows);
  };
  const show = () => {
    read();
    if (kept.at) {
      Object.assign(kept, visits(Date.now(), kept));
      keep();
    }
    dress();
    const form = find<HTMLFormElement>('.reading-choices');
    if (form) {
      const choices = choicesOf(form);
      choices.text.value = root.dataset.text ?? '';
      choices.theme.value = root.dataset.theme ?? '';
      choices.fresh.checked = kept.at !== undefined;
    }
    list();
    mark();
  };

  const toggle = (story: Element) => {
    const href = hrefOf(story);
    const was = isSaved(href);
    const others = (kept.saved ?? []).filter((one) => one.href !== href);
    const title = headOf(story);
    const one = {
      href,
      title: title?.textContent ?? '',
      lang: title?.closest<HTMLElement>('[lang]')?.lang ?? '',
      by: find('.source .font-semibold', story)?.textContent ?? '',
    };
    kept.saved = was ? others : [one, ...others];
    say(keep() ? (was ? 'removed' : 'saved') : 'full');
    mark();
  };
  const share = async (story: Element) => {
    const url = hrefOf(story);
    if (navigator.share)
      return navigator.share({ title: headOf(story)?.textContent ?? '', url }).catch(() => {});
    try {
      await navigator.clipboard.writeText(url);
      say('copied');
    } catch {
      say(url);
    }
  };

  read();
  dress();
  for (const name of ['DOMContentLoaded', 'page-shown', 'pageshow']) addEventListener(name, show);
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    const story = button?.closest('.story');
    if (!button || !story) return;
    const menu = button.closest('details');
    if (menu) menu.open = false;
    if (menu) find('summary', menu)?.focus();
    read();
    if (button.dataset.act === 'save') toggle(story);
    else void share(story);
  });
  addEventListener('change', (event) => {
    const form = formOf(event);
    if (!form) return;
    const { text, theme, fresh: isOn } = choicesOf(form);
    read();
    Object.assign(kept, {
      text: text.value,
      theme: theme.value,
      at: isOn.checked ? (kept.at ?? Date.now()) : undefined,
    });
    if (!isOn.checked) kept.since = undefined;
    keep();
    show();
  });
  addEventListener('reset', (event) => {
    const form = formOf(event);
    if (!form) return;
    if (!confirm(find('.reading-said')?.dataset.ask)) return event.preventDefault();
    try {
      localStorage.clear();
    } catch {}
    kept = {};
    show();
    say('forgotten');
  });
}
