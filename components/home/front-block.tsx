import type { ComponentProps } from 'react';
import { FeedSection } from '@/components/news/feed-section';

type FrontBlockProps = ComponentProps<typeof FeedSection>;

/** Nothing where it has no headlines: quiet-sections.tsx names it at the end. */
export function FrontBlock(block: FrontBlockProps) {
  return block.stories?.length ? <FeedSection {...block} /> : null;
}
