import { pageColors } from '@/lib/base/colors';
import { forgetAll, type Kept, readKept, visitsAt, writeKept } from './kept';
import { listSaved, markStories, say } from './stories';

/** Form controls of the reading menu. */
type Choices = { text: RadioNodeList; theme: RadioNodeList; fresh: HTMLInputElement };

const FORM = '.reading-choices';

/** In development, Next.js hydrates every page and warns if attributes change before that. */
const shownBy =
  process.env.NODE_ENV === 'development' ? ['page-shown'] : ['DOMContentLoaded', 'page-shown', 'pageshow'];

const papers: Readonly<Record<string, string>> = {
  light: pageColors.light.paper,
  dark: pageColors.dark.paper,
};

/** Gives the browser's toolbar the page's color. */
const frame = Object.assign(document.createElement('meta'), { name: 'theme-color' });

function choicesOf(form: HTMLFormElement): Choices {
  return form.elements as unknown as Choices;
}

/** Applies text size and colors. lib/base/browser/before-paint.ts does the same before the first paint. */
function applyOptions({ text = '1', theme = '' }: Pick<Kept, 'text' | 'theme'>): void {
  Object.assign(document.documentElement.dataset, { text, theme });
  frame.content = papers[theme] ?? '';
  if (theme) document.head.prepend(frame);
  else frame.remove();
}

function showOptions(kept = readKept()): void {
  applyOptions(kept);
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form) return;
  const { text, theme, fresh } = choicesOf(form);
  text.value = kept.text ?? '1';
  theme.value = kept.theme ?? '';
  fresh.checked = Boolean(kept.at);
  listSaved(kept);
  markStories(kept);
}

function openPage(): void {
  const kept = readKept();
  const now = kept.at ? { ...kept, ...visitsAt(Date.now(), kept) } : kept;
  if (kept.at) writeKept(now);
  showOptions(now);
}

function choose(form: HTMLFormElement): void {
  const { text, theme, fresh } = choicesOf(form);
  const kept = readKept();
  const { at = Date.now(), since } = kept;
  const visits = fresh.checked ? { at, since } : { at: undefined, since: undefined };
  const chosen = { ...kept, text: text.value, theme: theme.value, ...visits };
  const isKept = writeKept(chosen);
  showOptions(chosen);
  if (!isKept) say('full');
}

/** Starts the reading menu: text size, colors, and marks on new stories. */
export function startReadingOptions(): void {
  const formOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
  applyOptions(readKept());
  for (const name of shownBy) addEventListener(name, openPage);
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
