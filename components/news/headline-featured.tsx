import { FeaturedStory } from '@/components/story/shapes/featured-story';
import type { HeadlineLayoutProps } from './headline-display';

export function HeadlineFeatured({ stories: [newest], display }: HeadlineLayoutProps) {
  return newest && <FeaturedStory story={newest} display={display} />;
}
