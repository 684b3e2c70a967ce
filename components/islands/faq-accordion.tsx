'use client';
// Acts natively: details elements of one name. Where script runs, while the radio plays, Radix adds the arrow keys. Its
// Content is not used: it hides the answers until its script runs.
import * as Accordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';

/** One question open at a time (requirements section 4). */
export function FaqAccordion({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Accordion.Root type="single" collapsible className={className}>
      {children}
    </Accordion.Root>
  );
}

/** Attributes that the accordion adds and a details element has in its own way. */
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
  return (
    <Accordion.Item asChild value={id}>
      <details {...native} id={id} name="questions" className="question">
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
