'use client';
// Why script: arrow keys, one open answer at a time in every browser, and a pressed question that stays under the
// finger while another closes. Without script a question opens natively.
import * as Accordion from '@radix-ui/react-accordion';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  type ToggleEvent,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

type OneOpen = { open: string; show: (id: string) => void };

const OneOpenContext = createContext<OneOpen>({ open: '', show: () => {} });

type FaqAccordionProps = { className?: string; children: ReactNode };

function topOf(id: string): number | undefined {
  return document.getElementById(id)?.getBoundingClientRect().top;
}

function useOneOpen() {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const pressedAt = useRef<number>(undefined);
  const change = (id: string) => {
    pressedAt.current = topOf(id);
    flushSync(() => setOpen(id));
  };
  // What the reader has opened before, or a link points to; an id needs no decoding. In slices: it draws all questions.
  useLayoutEffect(() => {
    const linked = `.question[id="${CSS.escape(window.location.hash.slice(1))}"]`;
    const id = list.current?.querySelector(`.question[open], ${linked}`)?.id ?? '';
    startTransition(() => setOpen(id));
  }, []);
  useLayoutEffect(() => {
    const top = topOf(open);
    if (top === undefined || pressedAt.current === undefined) return;
    window.scrollBy({ top: top - pressedAt.current, behavior: 'instant' });
    pressedAt.current = undefined;
  }, [open]);
  return { list, open, change, show: setOpen };
}

/** One question open at a time (requirements section 4). */
export function FaqAccordion({ className, children }: FaqAccordionProps) {
  const { list, open, change, show } = useOneOpen();
  return (
    <OneOpenContext value={{ open, show }}>
      <Accordion.Root
        ref={list}
        type="single"
        collapsible
        value={open}
        onValueChange={change}
        className={className}
      >
        {children}
      </Accordion.Root>
    </OneOpenContext>
  );
}

/** Attributes that the accordion adds and a native details element does not need. */
const native = {
  id: undefined,
  type: undefined,
  'aria-controls': undefined,
  'aria-expanded': undefined,
  'data-orientation': undefined,
  'data-state': undefined,
};

type FaqQuestionProps = { id: string; question: string; children: ReactNode };

export function FaqQuestion({ id, question, children }: FaqQuestionProps) {
  const { open, show } = useContext(OneOpenContext);
  const isOpen = open === id;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('summary')) event.preventDefault();
  };
  // Opened without a press: by a link to it, or by find in page.
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open !== isOpen) show(currentTarget.open ? id : '');
  };
  return (
    <Accordion.Item asChild value={id}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys come as a click on the summary */}
      <details
        {...native}
        id={id}
        name="questions"
        open={isOpen}
        className="question"
        onClick={onClick}
        onToggle={onToggle}
      >
        <Accordion.Trigger asChild>
          <summary {...native} className="question-button">
            <h3 className="font-serif text-card">{question}</h3>
          </summary>
        </Accordion.Trigger>
        <div className="answer">{children}</div>
      </details>
    </Accordion.Item>
  );
}
