import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { Message } from '@/components/ui/messages';
import { ago } from '@/lib/base/dates/story-time';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';

type HeadlineErrorProps = { city: City; message: string; children?: ReactNode };

/** An error message. `children`: names of the failed sections, if the message is about several. */
export function HeadlineError({ city, message, children }: HeadlineErrorProps) {
  const { news, broken } = messages(city);
  return (
    <Message
      message={news.failed(message)}
      about={children}
      sentence={news.failedSentence}
      tryAgain={broken.tryAgain}
    />
  );
}

export function HeadlineEmpty({ city, of = 'stories' }: { city: City; of?: 'stories' | 'events' }) {
  const m = messages(city).news;
  return (
    <Message message={m.empty} sentence={of === 'events' ? m.checkBackForEvents : m.checkBackForStories} />
  );
}

/** States the age of the last good headlines. `ms`: their age in ms. */
export function HeadlineAge({ city, ms }: { city: City; ms: number }) {
  return (
    <p className="-mt-2 mb-4 flex items-center gap-2 text-excerpt text-ink-2">
      <Icon name="clock" className="text-accent" />
      {messages(city).news.updated(ago(ms, city.locale))}
    </p>
  );
}
