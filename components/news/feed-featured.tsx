import { FeaturedStory } from '@/components/story/shapes/featured-story';
import type { FeedLayoutProps } from './feed-display';

export function FeedFeatured({ stories: [newest], display }: FeedLayoutProps) {
  return newest && <FeaturedStory story={newest} display={display} />;
}
