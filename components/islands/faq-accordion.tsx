'use client';
// Why script: one answer open at a time, opened by a press, a link to its question or find-in-page. Without script
// every answer stands open under its question; CSS closes them only where script can open them (faq.css).
import * as Accordion from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

type FaqAccordionProps = { className?: string; children: ReactNode };

/** An id that is one of the list's questions, else ''. */
function questionOf(list: HTMLElement | null, id: string): string {
  return list?.querySelector(`.question[id="${CSS.escape(id)}"]`) ? id : '';
}

/** The question that the address points to, or ''; an id has nothing that an address would escape (question-id.ts). */
function linkedQuestion(list: HTMLElement | null): string {
  return questionOf(list, window.location.hash.slice(1));
}

/** The question that was pressed on a page that had no script for too long (lib/web/scripts/page-waker.mjs), or ''. */
function askedInVain(list: HTMLElement | null): string {
  return questionOf(list, document.documentElement.dataset.unscripted ?? '');
}

/** Hides the closed answers in the way that find-in-page sees through; React knows no such value of hidden. */
function hideAllBut(open: string, list: HTMLElement): void {
  for (const answer of list.querySelectorAll('.answer')) {
    if (answer.parentElement?.id === open) answer.removeAttribute('hidden');
    else answer.setAttribute('hidden', 'until-found');
  }
}

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}

function useOneOpen() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  /** Where the question stood that was pressed last: it stays under the finger while others close. */
  const pressedAt = useRef<number>(undefined);
  const change = (id: string) => {
    pressedAt.current = topOf(id);
    flushSync(() => setOpen(id));
  };
  useLayoutEffect(() => {
    const asked = askedInVain(list.current);
    pressedAt.current = topOf(asked);
    setOpen(asked || linkedQuestion(list.current));
  }, []);
  useLayoutEffect(() => {
    if (list.current) hideAllBut(open, list.current);
    const top = topOf(open);
    if (top === undefined || pressedAt.current === undefined) return;
    window.scrollBy({ top: top - pressedAt.current, behavior: 'instant' });
    pressedAt.current = undefined;
  }, [open]);
  return { list, open, change, setOpen };
}

function useOpeners({ list, setOpen }: ReturnType<typeof useOneOpen>) {
  useEffect(() => {
    const onLink = () => {
      const id = linkedQuestion(list.current);
      if (!id) return;
      flushSync(() => setOpen(id));
      document.getElementById(id)?.scrollIntoView();
    };
    const onFound = (event: Event) => {
      const answer = event.target instanceof Element ? event.target.closest('.question') : null;
      if (answer) flushSync(() => setOpen(answer.id));
    };
    const questions = list.current;
    window.addEventListener('hashchange', onLink);
    questions?.addEventListener('beforematch', onFound);
    return () => {
      window.removeEventListener('hashchange', onLink);
      questions?.removeEventListener('beforematch', onFound);
    };
  }, [list, setOpen]);
}

/** A list of questions, one open at a time (requirements section 4). */
export function FaqAccordion({ className, children }: FaqAccordionProps) {
  const questions = useOneOpen();
  useOpeners(questions);
  return (
    <Accordion.Root
      ref={questions.list}
      type="single"
      collapsible
      value={questions.open}
      onValueChange={questions.change}
      className={className}
    >
      {children}
    </Accordion.Root>
  );
}

/** The accordion writes the room of an answer into its style, for motion that there is none of: nothing is written. */
const noStyle = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

type FaqQuestionProps = { id: string; question: string; children: ReactNode };

/** A question, and its answer as children. A group, not a landmark: there are more than a hundred. */
export function FaqQuestion({ id, question, children }: FaqQuestionProps) {
  return (
    <Accordion.Item id={id} value={id} className="question">
      <Accordion.Header>
        <Accordion.Trigger className="question-button font-serif text-card" data-needs-script={id}>
          {question}
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content forceMount role="group" className="answer" style={noStyle}>
        {children}
      </Accordion.Content>
    </Accordion.Item>
  );
}
