import { titlesReply } from '@/lib/radio/stream-reply';

export { titlesReply as GET, titlesReply as HEAD };
