// Measures the response time of a front page from the message "begin" until "end", about fifty times a second, then
// sends the 99th percentile in ms. Runs in its own process, because the process that floods the server is too busy to
// measure exactly.
import { Agent, get } from 'node:http';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

const [url] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const headers = { 'accept-encoding': 'br' };
let times = [];
let watching;

function look() {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });
}

async function watch() {
  times = [];
  while (watching) {
    times.push(await look());
    await wait(20);
  }
  times.sort((one, other) => one - other);
  process.send(times[Math.floor(times.length * 0.99)]);
}

process.on('message', (told) => {
  watching = told === 'begin';
  if (watching) void watch();
});
process.once('disconnect', () => agent.destroy());
