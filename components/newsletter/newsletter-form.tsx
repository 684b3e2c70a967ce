import { TextLink } from '@/components/ui/links';
import { spokenHost } from '@/lib/base/addresses';
import type { City, Newsletter } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { withPeriod } from '@/lib/outbound/metadata/event-metadata';
import { isThere } from '@/lib/pages/site-pages';

type NewsletterFormProps = {
  city: City;
  newsletter: Newsletter;
  /** Prefix of element ids. Needed because a page may have two of these forms. */
  id: string;
};

/** A form that posts to the newsletter service, so that this site never sees the address. */
export function NewsletterForm({ city, newsletter, id }: NewsletterFormProps) {
  const m = messages(city).morning;
  const { action, email, fields, what, often } = newsletter;
  return (
    <form action={action} method="post" className="max-w-[34rem] print:hidden">
      <label htmlFor={`${id}-address`} className="text-menu font-semibold">
        {m.address}
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          type="email"
          id={`${id}-address`}
          name={email}
          required
          autoComplete="email"
          aria-describedby={`${id}-what`}
          className="min-h-11 min-w-48 flex-1 border border-ink bg-paper px-3 text-[1rem]/6"
        />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="button button-main">
          {m.subscribe}
        </button>
      </div>
      <p id={`${id}-what`} className="mt-3 text-excerpt text-ink-2">
        {withPeriod(`${what}, ${often}`)}
      </p>
      {isThere('/morning', city) && (
        <p className="mt-1 text-excerpt">
          <TextLink href="/morning" className="text-action">
            {m.sample}
          </TextLink>
        </p>
      )}
      <p className="mt-3 text-small text-ink-3">
        {m.goesTo(spokenHost(action))}{' '}
        <TextLink href="/privacy" className="underline">
          {messages(city).pages.titles['/privacy']}
        </TextLink>
      </p>
    </form>
  );
}
