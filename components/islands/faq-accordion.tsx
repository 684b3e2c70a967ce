'use client';
import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Removes the style attributes that Radix sets for animation, because the content security policy blocks them. */
const noInlineStyle = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

/**
 * Opens one question at a time (requirements section 4). Before React starts, the site's script does so
 * (components/islands/site/questions.ts). Without JavaScript, all answers are shown.
 */
export function FaqAccordion({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');
  const [isHydrated, setHydrated] = useState(false);
  // The reader may have opened a question before React started. useEffect would run too late and could undo a click.
  useLayoutEffect(() => {
    setOpen(root.current?.querySelector('.question[data-state="open"]')?.id ?? '');
    setHydrated(true);
  }, []);
  useEffect(() => {
    if (!isHydrated) return;
    // React cannot set `hidden="until-found"`, which lets find-in-page reach closed answers.
    for (const answer of root.current?.querySelectorAll('.answer') ?? [])
      if (answer.closest('.question')?.id === open) answer.removeAttribute('hidden');
      else answer.setAttribute('hidden', 'until-found');
  }, [open, isHydrated]);
  return (
    <Root
      ref={root}
      type="single"
      collapsible
      value={open}
      onValueChange={setOpen}
      data-hydrated={isHydrated || undefined}
      className={`questions ${className}`}
    >
      {children}
    </Root>
  );
}

type FaqQuestionProps = { id: string; question: string; children: ReactNode };

export function FaqQuestion({ id, question, children }: FaqQuestionProps) {
  return (
    <Item value={id} id={id} className="question">
      <Header className="font-serif text-card">
        <Trigger data-wake="" className="question-button">
          {question}
        </Trigger>
      </Header>
      <Content forceMount style={noInlineStyle} className="answer" suppressHydrationWarning>
        {children}
      </Content>
    </Item>
  );
}
