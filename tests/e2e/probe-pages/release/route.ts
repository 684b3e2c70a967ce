import { release } from '../gate';

export async function POST(request: Request) {
  release(await request.text());
  return new Response('released');
}
