import { answerFeed } from './answer-feed';
import type { Reply } from './faults/fault';
import { oddPostOf, postOf, type WirePost } from './make-post';
import { pictureAddress } from './pictures/picture-address';
import { sendReply } from './send-reply';
import type { BlogHost, UpstreamState, Visit } from './upstream-state';

const pageSize = 10;
const calls = { get_metainfo: 'blog-list', get_details: 'blog-detail' } as const;

function json(value: unknown, status = 200): Reply {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

/** Adds pictures to a post if they are enabled: one above the text, two in it. */
function illustrated(state: UpstreamState, post: WirePost, number: number): WirePost {
  const over = pictureAddress(state, 'blog', number);
  if (!over || !post.pinterestImageLink) return post;
  const { url } = state;
  const blog = `${post.blog}\n\n![A street in the morning](${url}/pictures/street-${number}.jpg)\n\nMore words.\n\n![A picture that is gone](${url}/pictures/gone.jpg)\n\nThe last words.`;
  return { ...post, blog, pinterestImageLink: over };
}

/** Adds pictures to a post, and the fields that a test has overridden. */
function rewritten(state: UpstreamState, number: number, edition: number, domain: string): WirePost {
  return {
    ...illustrated(state, postOf(number, edition, domain), number),
    ...state.blog.rewrite?.(number),
  };
}

/** Returns the numbers of a domain's posts, newest first. */
function numbersOf({ posts, owner }: BlogHost, domain: string): number[] {
  const all = Array.from({ length: posts }, (_, step) => step + 1);
  return owner ? all.filter((number) => owner(number) === domain) : all;
}

function listReply(state: UpstreamState, address: URL): Reply {
  const { blog, switchboard } = state;
  const page = Number(address.searchParams.get('page') ?? 1);
  const domain = address.searchParams.get('domain') ?? '';
  const edition = switchboard.editionOf('blog-list');
  const numbers = numbersOf(blog, domain);
  const blogs = numbers.slice((page - 1) * pageSize, page * pageSize).map((number) => {
    const post = rewritten(state, number, edition, domain);
    const { id, slug, metaTitle, metaDescription, date, pinterestImageLink } = post;
    return { id, slug, metaTitle, metaDescription, date, pinterestImageLink };
  });
  return json({ blogs, total: numbers.length });
}

function detailReply(state: UpstreamState, address: URL): Reply {
  const { blog, switchboard } = state;
  const slug = address.searchParams.get('slug') ?? '';
  const edition = switchboard.editionOf('blog-detail');
  const number = Number(/^blog-post-(\d+)$/.exec(slug)?.[1] ?? 0);
  const exists = number >= 1 && number <= blog.posts;
  const post = exists
    ? rewritten(state, number, edition, blog.owner?.(number) ?? 'newsroom.example')
    : oddPostOf(slug, edition, 'newsroom.example');
  return post ? json(post) : json({ error: 'no such post' }, 404);
}

/**
 * Handles /functions/get_metainfo and /functions/get_details: responds with 401 without the key, otherwise normally or
 * with the fault that a test has set.
 */
export async function answerBlog(state: UpstreamState, visit: Visit, call: string): Promise<void> {
  const { request, response, address } = visit;
  const feed = calls[call as keyof typeof calls];
  if (!feed) return sendReply(response, json({ error: 'no such function' }, 404));
  if (request.headers.authorization !== `Bearer ${state.blog.key}`) {
    state.journal.open(request, response, feed);
    return sendReply(response, json({ error: 'who are you?' }, 401));
  }
  const healthy = () => (feed === 'blog-list' ? listReply(state, address) : detailReply(state, address));
  return answerFeed(state, visit, feed, { healthy });
}
