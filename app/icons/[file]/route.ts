import { iconReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';

export const GET = onRequest(async (_request: Request, { params }: { params: Promise<{ file: string }> }) =>
  iconReply(`/icons/${(await params).file}`),
);
