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

/** Keeps a clicked question under the pointer when the open question above it closes. */
function keepInPlace(question: HTMLElement): void {
  const { top } = question.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
}

/**
 * Opens and closes questions until their accordion is hydrated (components/islands/faq-accordion.tsx). After that, opens
 * questions for links and find-in-page, and keeps a clicked question under the pointer.
 */
export function startQuestions(): void {
  const atStart = () => {
    // React cannot set `hidden="until-found"`, which lets find-in-page reach closed answers.
    for (const answer of document.querySelectorAll('.answer[data-state="closed"]'))
      answer.setAttribute('hidden', 'until-found');
    openTarget();
  };
  for (const name of ['DOMContentLoaded', 'page-shown']) addEventListener(name, atStart);
  addEventListener('hashchange', openTarget);
  addEventListener('beforematch', ({ target }) => open(questionAt(target)), true);
  const press = (event: Event) => {
    const question = questionAt(event.target, '.question-button');
    if (!question) return;
    keepInPlace(question);
    if (isHydrated(question)) return;
    toggle(question);
    // Otherwise, React may hydrate the question because of this click and toggle it again.
    event.stopPropagation();
  };
  // Use the capture phase to run before React's listener, which may move the question.
  addEventListener('click', press, true);
}
