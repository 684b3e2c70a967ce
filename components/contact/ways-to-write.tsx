import { SourceLink } from '@/components/links/source-link';
import { HeadingLine } from '@/components/ui/headings/heading-line';
import { SectionFrame } from '@/components/ui/headings/section-frame';
import { thisCity } from '@/lib/city/this-city';
import { mailLink } from '@/lib/contact/mail-link';
import { MailAddress } from './mail-address';

function NewsTips() {
  const { contact } = thisCity();
  return (
    <div>
      <h3 className="font-serif text-second">News tips</h3>
      <p className="mt-2 text-excerpt text-ink-2">
        What happened, where and when, and how we can reach you. A public document or a photograph of the
        notice helps more than an opinion of it.
      </p>
      <p className="mt-4">
        <MailAddress email={contact.newsEmail} subject="News tip" />
      </p>
    </div>
  );
}

function Newsletter() {
  const { email, siteTitle } = thisCity();
  return (
    <div id="newsletter">
      <h3 className="font-serif text-second">Newsletter</h3>
      <p className="mt-2 text-excerpt text-ink-2">
        Subscribe opens a letter to us in your mail program; send it as it is. Or follow the feeds in a
        reader, which needs no address of yours.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={mailLink(email, `Subscribe to the ${siteTitle} newsletter`)} className="button button-main">
          Subscribe
        </a>
        <SourceLink name="RSS feeds" href="/rss" />
      </p>
    </div>
  );
}

function Advertising() {
  const { contact } = thisCity();
  return (
    <div>
      <h3 className="font-serif text-second">Advertising</h3>
      <p className="mt-2 text-excerpt text-ink-2">
        Say what you want to show and in which weeks. The media kit has the sizes, and the rules that keep
        advertisements apart from the news.
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <MailAddress email={contact.adsEmail} subject="Advertising" />
        <SourceLink name="Media kit" href="/partners" />
      </p>
    </div>
  );
}

/** Three reasons to write, each with its address. */
export function WaysToWrite() {
  return (
    <SectionFrame id="write">
      <HeadingLine id="write" title="Write to us" />
      <div className="columns-of-three">
        <NewsTips />
        <Newsletter />
        <Advertising />
      </div>
    </SectionFrame>
  );
}
