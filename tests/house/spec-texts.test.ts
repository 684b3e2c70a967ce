import { describe, expect, test } from '@jest/globals';
import { sourcesIn, textsIn } from './house-files';

const code = [...sourcesIn('app', 'components', 'lib'), ...textsIn('.md', 'lib/city/defaults/legal')]
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, ''))
  .join('\n')
  .replaceAll('&apos;', "'")
  .replace(/\{' '\}/g, ' ')
  .replace(/\s+/g, ' ');

/** The texts of the specification, word for word; `{…}` is a value that the page puts in. */
const texts: Record<string, readonly string[]> = {
  'the header and footer': ['All Sections', 'Opinion', 'Subscribe to Newsletter'],
  'the home page': [
    'Latest News',
    'Subscribe Now',
    'See All',
    'Show Less',
    'More News',
    'Featured Stories',
    'Learn About',
  ],
  '/local-news': [
    'Featured Local News',
    'Business & Economy',
    'Politics & Government',
    'Health & Wellness',
    'Stay Informed',
  ],
  '/events': ['About Our Events', 'Submit Your Event'],
  '/community': [
    'Arts & Culture',
    'Community Resources',
    'Community Voices & Opinions',
    'Donate Now',
    'Coming Soon: Community Forum',
  ],
  '/contact': ['Subscribe', 'Local News & Community'],
  '/blog': ['Previous', 'Next', 'Error loading blogs: {…}', 'No blogs found.'],
  '/blog/{slug}': [
    'Error Loading Blog',
    'Blog Not Found',
    'The requested blog post could not be found.',
    'View on Pinterest',
    'Unknown Date',
    'Watch Related Content',
    'Unable to load video',
    'Watch on YouTube',
    'Related Topics',
    'Key Topics:',
    'Detailed Topics:',
  ],
  '/privacy': [
    'Privacy Policy',
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Data Protection',
    'Your Rights',
  ],
  '/terms': [
    'Terms of Service',
    'Agreement to Terms',
    'Use License',
    'User Responsibilities',
    'Disclaimer',
    'Limitation of Liability',
  ],
  '/partners': ['Our Partners', 'View Full Document'],
  '/faq': ['Jump to Category:', "Didn't Find Your Answer?", 'Contact Us'],
  '/sitemap': ['View all {…} blog articles'],
  '/rss': ['Download RSS File', 'View RSS Feed'],
  '/radio': [
    'Live Radio',
    '24/7 live stream',
    'Now Playing',
    'Live programming from our station stream.',
    "If audio doesn't start, click play. Some browsers block autoplay with sound until you interact.",
    'Unable to start playback. Please try again.',
    'Stream temporarily unavailable.',
  ],
  '/books': [
    'Back to Home',
    'Transform Your Life with Ancient Wisdom',
    'Apply for Admission',
    'Learn More',
    'Accredited Programs, Expert Instructors, Rich Curriculum',
    'Explore all published books on our {…} author page',
    'View All Books on {…}',
    'View on {…}',
  ],
  'an unknown route': ['404', 'Oops! Page not found', 'Return to Home'],
  'the donation popup': ['Close', 'Maybe Later', 'Donate Now'],
  'a feed': [
    'HTTP error! status: {…}',
    'Failed to load content: {…}',
    'Failed to fetch RSS feed',
    'No content available at the moment.',
    'Try Again',
  ],
  'an error': ['Unexpected Application Error!', 'An error occurred'],
};

function patternOf(text: string): RegExp {
  const parts = text.split('{…}').map((part) => part.replace(/[.*+?^$()[\]\\|{}/]/g, '\\$&'));
  return new RegExp(`(?<!\\w)${parts.join('\\$?\\{[^}]*\\}')}`);
}

describe.each(Object.entries(texts))('the texts of the specification on %s', (_, list) => {
  test.each(list)('%s', (text) => {
    expect(code).toMatch(patternOf(text));
  });
});

test('a text that no source has is missed', () => {
  expect(code).not.toMatch(patternOf('Oops! Page {…} not found'));
});
