import { phoneParts, telLink } from '@/lib/base/text/phone-numbers';

export function PhoneLink({ number, className }: { number: string; className: string }) {
  return (
    <a href={telLink(number)} className={`whitespace-nowrap tabular-nums ${className}`}>
      {number}
    </a>
  );
}

/** Renders text with its phone numbers as links. */
export function WithPhones({ text }: { text: string }) {
  return phoneParts(text).map(({ text: words, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a string have no id but their index
      <PhoneLink key={at} number={words} className="underline underline-offset-[0.18em]" />
    ) : (
      words
    ),
  );
}
