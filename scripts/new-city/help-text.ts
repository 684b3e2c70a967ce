import { exampleCall } from './answers/answers';

/** What `npm run new-city -- --help` prints. */
export const helpText = `Writes the file of a new city. Without options it asks; every question is an option too:

  --city      city and region, such as "Boulder, Colorado"
  --email     the paper's email address, or its domain
  --feed      a local news feed, or a website that has one; may be given several times
  --title     the paper's name; "Boulder City News" unless said
  --language  of the place, such as en-US or Spanish; the country's own unless said
  --key       the name of the city's folder; made from the city's name unless said

${exampleCall}

CITIES_DIR is the folder it writes to, FEED_PROXY_URL the service it reads feeds through (.env.example).`;
