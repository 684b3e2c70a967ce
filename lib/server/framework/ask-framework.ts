import { IncomingMessage, type RequestListener } from 'node:http';
import { Socket } from 'node:net';
import { thisCity } from '@/lib/city/this-city';
import { CapturedResponse } from '@/lib/server/framework/captured-response';
import { cityHeader } from '@/lib/server/framework/city-header.mjs';
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

/**
 * Calls the framework's handler with a synthetic request, never a reader's, for the city in hand: a rewrite of
 * next.config.mjs makes `/blog` that city's `/[city]/blog`.
 */
export function askFramework(handle: RequestListener): AskFramework {
  return (question) => {
    const headers = { ...question.headers, [cityHeader]: thisCity().key };
    const request = asRequest({ ...question, headers });
    const response = new CapturedResponse(request);
    handle(request, response);
    return response.captured;
  };
}
