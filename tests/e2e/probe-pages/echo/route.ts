import { type CityProps, getCity } from '@/lib/request/get-city';

async function echo(request: Request, { params }: CityProps): Promise<Response> {
  const city = await getCity(params);
  const body = request.method === 'GET' ? '' : await request.text();
  const query = new URL(request.url).searchParams.get('q');
  const status = request.method === 'POST' ? 201 : 200;
  return Response.json({ method: request.method, city: city.name, query, body }, { status });
}

export { echo as DELETE, echo as GET, echo as POST, echo as PUT };
