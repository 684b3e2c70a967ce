import { IncomingMessage, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { CapturedResponse } from '@/lib/server/framework/captured-response';
import type { SiteResponse } from '@/lib/server/response';

export type Question = { method: 'GET'; url: string; headers: Record<string, string> };

export type AskFramework = (question: Question) => Promise<SiteResponse>;

function asRequest({ method, url, headers }: Question): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, {
    method,
    url,
    headers,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
  request.push(null);
  return request;
}

/** Without one the framework sends a page of another shape. */
const ofOurs = { 'user-agent': 'local-news' };

/** Calls the framework's handler with a synthetic request, never a reader's, for the city in hand. */
export function askFramework(handle: RequestListener): AskFramework {
  return (question) => {
    const request = asRequest({ ...question, headers: { ...question.headers, ...ofOurs } });
    const response = new CapturedResponse(request);
    handle(request, response);
    return response.captured;
  };
}
