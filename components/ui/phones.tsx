import { phoneParts, telLink } from '@/lib/base/text/phone-numbers';

/** Calls on a phone; elsewhere a number as people read it. */
export function PhoneLink({ number, className }: { number: string; className: string }) {
  return (
    <a href={telLink(number)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {number}
    </a>
  );
}

/** A text of ours in which each number to call is a link. */
export function WithPhones({ text }: { text: string }) {
  return phoneParts(text).map(({ text: words, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
      <PhoneLink key={at} number={words} className="underline underline-offset-[0.18em]" />
    ) : (
      words
    ),
  );
}
