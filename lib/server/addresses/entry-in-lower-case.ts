import { postPath } from '@/lib/blog/blog-post';
import { postView } from '@/lib/blog/views/post-view';
import { eventById } from '@/lib/events/event-store';
import { eventPath } from '@/lib/outbound/addresses';

/** For another case (/Blog/a-post, /EVENTS/a-fair-0123456789); undefined if there is no such entry. */
export async function entryInLowerCase(parts: readonly string[]): Promise<string | undefined> {
  const [room = '', name = '', ...more] = parts;
  if (more.length > 0) return undefined;
  if (room.toLowerCase() === 'blog') {
    const view = await postView(name);
    if (view.state === 'post') return postPath(view.post);
    return view.state === 'moved' ? view.path : undefined;
  }
  if (room.toLowerCase() !== 'events') return undefined;
  const found = await eventById(name.toLowerCase());
  return found.state === 'event' ? eventPath(found.event) : undefined;
}
