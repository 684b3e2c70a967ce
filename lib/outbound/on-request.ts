import { connection } from 'next/server';

/** A page, its head or a route as `make` gives it, once a request is there: a build knows neither the city nor its news. */
export function onRequest<Given extends readonly unknown[], Made>(
  make: (...given: Given) => Made | Promise<Made>,
): (...given: Given) => Promise<Made> {
  return async (...given) => {
    await connection();
    return make(...given);
  };
}
