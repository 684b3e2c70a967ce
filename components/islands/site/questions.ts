/**
 * Opens and closes questions while their accordion (components/islands/faq-accordion.tsx) is not hydrated, and helps it
 * afterwards: a link to a question and find-in-page open it, and a pressed question stays under the finger.
 */
function setOpen(question: HTMLElement, isOpen: boolean): void {
  const state = isOpen ? 'open' : 'closed';
  const parts = question.querySelectorAll<HTMLElement>('[data-state]');
  for (const part of [question, ...parts]) part.dataset.state = state;
  buttonOf(question)?.setAttribute('aria-expanded', String(isOpen));
  const answer = question.querySelector('.answer');
  if (isOpen) answer?.removeAttribute('hidden');
  else answer?.setAttribute('hidden', 'until-found');
}

function buttonOf(question: Element): HTMLElement | null {
  return question.querySelector('.question-button');
}

function questionAt(target: EventTarget | null, selector = '.question'): HTMLElement | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>(selector)?.closest('.question') ?? null)
    : null;
}

function toggle(question: HTMLElement): void {
  const opens = question.dataset.state !== 'open';
  for (const other of document.querySelectorAll<HTMLElement>('.question[data-state="open"]'))
    setOpen(other, false);
  setOpen(question, opens);
}

function isHydrated(question: Element): boolean {
  return question.closest('.questions[data-hydrated]') !== null;
}

function open(question: HTMLElement | null): void {
  if (!question || question.dataset.state === 'open') return;
  if (isHydrated(question)) buttonOf(question)?.click();
  else toggle(question);
}

function openTarget(): void {
  open(questionAt(document.getElementById(decodedHash())));
}

function decodedHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Undoes the shift of a pressed question when the open one above it closes. */
function keepInPlace(question: HTMLElement): void {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

export function startQuestions(): void {
  const atStart = () => {
    // React cannot write this value; with it, find-in-page reaches closed answers.
    for (const answer of document.querySelectorAll('.answer[data-state="closed"]'))
      answer.setAttribute('hidden', 'until-found');
    openTarget();
  };
  for (const name of ['DOMContentLoaded', 'page-shown']) addEventListener(name, atStart);
  addEventListener('hashchange', openTarget);
  addEventListener('beforematch', ({ target }) => open(questionAt(target)), true);
  const press = ({ target }: Event) => {
    const question = questionAt(target, '.question-button');
    if (!question) return;
    keepInPlace(question);
    if (!isHydrated(question)) toggle(question);
  };
  // Before React's own listener, which may move the question.
  addEventListener('click', press, true);
}
