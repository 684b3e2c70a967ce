import { iconReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';

/** Of every icon, at its own address. */
export const GET = onRequest((request: Request) => iconReply(new URL(request.url).pathname));
