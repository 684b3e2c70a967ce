import { iconReply } from '@/lib/outbound/icon-reply';

export function GET(request: Request): Promise<Response> {
  return iconReply(request, '/feed-image.png');
}
