import { iconReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(() => iconReply('/feed-image.png'));
