import { iconReply } from '@/lib/outbound/icon-reply';

export const dynamic = 'force-dynamic';

export function GET(request: Request): Promise<Response> {
  return iconReply(request, '/feed-image.png');
}
