import { editionDate } from './make-feed';

/** A post as the blog host sends it (requirements section 3). */
export type WirePost = Record<
  'id' | 'slug' | 'metaTitle' | 'metaDescription' | 'date' | 'domain' | 'blog',
  string
> &
  Partial<
    Record<'pinterestImageLink' | 'youtubeShortsUrl' | 'shortTailKeywords' | 'longTailKeywords', string>
  >;

const day = 86_400_000;

function body(name: string): string {
  return `The opening of ${name}, with **strong words** and a [link](https://example.org/more).

## What happened

- first
- second

> A quotation from the street.

1. one
2. two

\`\`\`js
const answer = 42;
\`\`\`

| place | when |
| --- | --- |
| hall | noon |

### And \`then\`

The end of ${name}.`;
}

const videos = [
  'https://www.youtube.com/shorts/abcdefgh-_1',
  'https://youtu.be/abcdefgh-_1',
  undefined,
] as const;

/** Returns post `number` of an edition (1 is the newest). Every third post has a video, every third an invalid one. */
export function postOf(number: number, edition: number, domain: string): WirePost {
  const padded = String(number).padStart(2, '0');
  const name = `Blog post ${padded}, edition ${edition}`;
  const video = videos[(number - 1) % videos.length];
  return {
    id: `b${padded}`,
    slug: `blog-post-${padded}`,
    metaTitle: name,
    metaDescription: `What ${name} says & why it matters.`,
    date: new Date(editionDate(edition).getTime() - (number - 1) * day).toISOString(),
    domain,
    blog: body(name),
    shortTailKeywords: 'city hall, parks, City Hall',
    longTailKeywords: 'how the council works, where to park',
    ...(number % 2 === 0 && { pinterestImageLink: `https://i.pinimg.com/originals/${padded}.jpg` }),
    ...(video && { youtubeShortsUrl: video }),
  };
}

/** Posts for single tests. They are not in the list. */
const oddPosts: Readonly<Record<string, Partial<WirePost>>> = {
  'A-Slug-In-Capitals': { metaTitle: 'A slug in capitals' },
  'nesting-bomb': { blog: `${'> '.repeat(5000)}the bottom` },
  undated: { date: 'the day after tomorrow' },
  wordless: { blog: '' },
  tabled: { blog: '| Line | Fare | Transportation |\n| - | -: | :-: |\n| 1 | $2.00 | Intergovernmental |' },
  bare: { shortTailKeywords: '', longTailKeywords: '', youtubeShortsUrl: '' },
};

/** Returns a post that is not in the list; undefined if there is none with this slug. */
export function oddPostOf(slug: string, edition: number, domain: string): WirePost | undefined {
  const odd = Object.hasOwn(oddPosts, slug) ? oddPosts[slug] : undefined;
  return odd && { ...postOf(1, edition, domain), id: slug, slug, ...odd };
}
