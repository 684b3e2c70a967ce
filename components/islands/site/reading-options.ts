import { pageColors } from '@/lib/base/colors';
import { forgetAll, readStored, type Stored, visitsAt, writeStored } from './stored';
import { listSaved, markStories, say } from './stories';

/** Form controls of the reading menu. */
type Choices = { text: RadioNodeList; theme: RadioNodeList; fresh: HTMLInputElement };

const FORM = '.reading-choices';

/** In development, Next.js hydrates every page and warns if attributes have changed before hydration. */
const PAGE_EVENTS =
  process.env.NODE_ENV === 'development' ? ['page-shown'] : ['DOMContentLoaded', 'page-shown', 'pageshow'];

const paperColors: Readonly<Record<string, string>> = {
  light: pageColors.light.paper,
  dark: pageColors.dark.paper,
};

/** Colors the browser's toolbar like the page. */
const themeColor = Object.assign(document.createElement('meta'), { name: 'theme-color' });

function choicesOf(form: HTMLFormElement): Choices {
  return form.elements as unknown as Choices;
}

/** Applies text size and colors. lib/base/browser/before-paint.ts applies them before the first paint. */
function applyOptions({ text = '1', theme = '' }: Pick<Stored, 'text' | 'theme'>): void {
  Object.assign(document.documentElement.dataset, { text, theme });
  themeColor.content = paperColors[theme] ?? '';
  if (theme) document.head.prepend(themeColor);
  else themeColor.remove();
}

function showOptions(stored = readStored()): void {
  applyOptions(stored);
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  const { text, theme, fresh } = choicesOf(form);
  text.value = stored.text ?? '1';
  theme.value = stored.theme ?? '';
  fresh.checked = Boolean(stored.at);
  listSaved(stored);
  markStories(stored);
}

function openPage(): void {
  const stored = readStored();
  const now = stored.at ? { ...stored, ...visitsAt(Date.now(), stored) } : stored;
  if (stored.at) writeStored(now);
  showOptions(now);
}

function choose(form: HTMLFormElement): void {
  const { text, theme, fresh } = choicesOf(form);
  const stored = readStored();
  const { at = Date.now(), since } = stored;
  const visits = fresh.checked ? { at, since } : { at: undefined, since: undefined };
  const chosen = { ...stored, text: text.value, theme: theme.value, ...visits };
  const isStored = writeStored(chosen);
  showOptions(chosen);
  if (!isStored) say('full');
}

/** Starts the reading menu: text size, colors, and marks on new stories. */
export function startReadingOptions(): void {
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
  applyOptions(readStored());
  for (const name of PAGE_EVENTS) addEventListener(name, openPage);
  addEventListener('change', (event) => {
    const form = formOf(event);
    if (form) choose(form);
  });
  addEventListener('reset', (event) => {
    if (!formOf(event)) return;
    const question = document.querySelector<HTMLElement>('.reading-said')?.dataset.ask;
    if (!confirm(question)) return event.preventDefault();
    forgetAll();
    // The browser resets the form after this event; showOptions applies the defaults now.
    showOptions();
    say('forgotten');
  });
}
