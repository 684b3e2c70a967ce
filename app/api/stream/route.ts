import { audioReply } from '@/lib/radio/stream-reply';

export { audioReply as GET, audioReply as HEAD };
