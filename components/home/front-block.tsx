import type { ComponentProps } from 'react';
import { HeadlineSection } from '@/components/news/headline-section';

type FrontBlockProps = ComponentProps<typeof HeadlineSection>;

/** Nothing where it has no headlines: quiet-sections.tsx names it at the end. */
export function FrontBlock(block: FrontBlockProps) {
  return block.stories?.length ? <HeadlineSection {...block} /> : null;
}
