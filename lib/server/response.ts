import type { WholeResponse } from '@/lib/http/in-memory';

export function textResponse(status: number, headers: Record<string, string>, text: string): WholeResponse {
  return { status, headers, body: Buffer.from(text) };
}
