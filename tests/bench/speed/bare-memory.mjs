// Serves another server's responses from memory, to show the cost of Node alone.
import { createServer, request } from 'node:http';
import process from 'node:process';

const [origin, coding, ...paths] = process.argv.slice(2);
/** Host of the city to request, for a server of several cities. */
const { READ_HOST } = process.env;
const asked = { 'accept-encoding': coding, ...(READ_HOST && { host: READ_HOST }) };

function read(path) {
  return new Promise((resolve, reject) => {
    request(origin + path, { headers: asked }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
      resolve({ status: response.statusCode, headers, body: Buffer.concat(pieces) });
    })
      .on('error', reject)
      .end();
  });
}

const answers = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)])));
createServer(({ url }, response) => {
  const { status, headers, body } = answers.get(url) ?? { status: 404, headers: {}, body: '' };
  response.writeHead(status, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
