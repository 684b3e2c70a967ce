/** Four widely used readers and their subscribe links (requirements section 2, /rss). */
export function readerLinks(feed: string): readonly { name: string; href: string }[] {
  const encoded = encodeURIComponent(feed);
  return [
    { name: 'Feedly', href: `https://feedly.com/i/subscription/feed%2F${encoded}` },
    { name: 'Inoreader', href: `https://www.inoreader.com/?add_feed=${encoded}` },
    { name: 'The Old Reader', href: `https://theoldreader.com/feeds/subscribe?url=${encoded}` },
    { name: 'NewsBlur', href: `https://www.newsblur.com/?url=${encoded}` },
  ];
}
