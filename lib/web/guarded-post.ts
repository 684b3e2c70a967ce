import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { connectionFailure } from '@/lib/web/connection-failure';
import { refusal } from '@/lib/web/guard/address-guard';

export type PostOptions = {
  headers: Record<string, string>;
  timeoutMs: number;
};

function send(url: URL, body: string, { headers }: PostOptions, signal: AbortSignal): Promise<number> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const form = {
    ...headers,
    'Content-Type': 'application/x-www-form-urlencoded',
    'Content-Length': `${Buffer.byteLength(body)}`,
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers: form, agent: false, signal }, (reply) => {
      reply.destroy();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}

/** POST of a form to the operator's address, without redirects. Connection trouble is a named failure. */
export async function guardedPost(
  address: string,
  form: Readonly<Record<string, string>>,
  options: PostOptions,
): Promise<Outcome<{ status: number }>> {
  if (!URL.canParse(address)) return fail('address-refused', 'not an address');
  const url = new URL(address);
  const reason = refusal(url, url.origin);
  if (reason) return fail('address-refused', reason);
  const deadline = AbortSignal.timeout(options.timeoutMs);
  try {
    return ok({ status: await send(url, new URLSearchParams(form).toString(), options, deadline) });
  } catch (error) {
    return connectionFailure(error, deadline.aborted);
  }
}
