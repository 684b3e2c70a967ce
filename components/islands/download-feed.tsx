'use client';
// Why script: the file is made in the browser, from the page's own data. Without script the link fetches the feed.
import type { MouseEvent, ReactNode } from 'react';
import type { FeedModel } from '@/lib/outbound/feeds/feed-model';

type DownloadFeedProps = {
  feed: FeedModel;
  self: string;
  href: string;
  className: string;
  children: ReactNode;
};

const fileName = 'rss.xml';

function save(text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/rss+xml' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download keeps the data once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function DownloadFeed({ feed, self, href, className, children }: DownloadFeedProps) {
  const make = (event: MouseEvent) => {
    event.preventDefault();
    import('@/lib/outbound/write/write-rss').then(
      ({ writeRss }) => save(writeRss(feed, self)),
      () => window.location.assign(href),
    );
  };
  return (
    <a href={href} download={fileName} className={className} onClick={make}>
      {children}
    </a>
  );
}
