import { iconReply } from '@/lib/outbound/file-replies';
import { onRequest } from '@/lib/outbound/on-request';

type Context = { params: Promise<{ file: string }> };

export const GET = onRequest(async (_request: Request, { params }: Context) =>
  iconReply(`/icons/${(await params).file}`),
);
