import type { City } from '@/lib/city/city-type';
import { called, dark, drawn, light } from './drawn';

/**
 * One sentence on each section, and the drawings that stand beside its headlines. `pictures` go with any headline of
 * the section, at least six so that neighbors differ; `called` speak of one thing and are shown where a headline does.
 * The sections that the front page shows with pictures, local news, business and health, share no drawing.
 */
export const sections: City['sections'] = {
  'local-news': {
    sentence:
      'What happens between the Santa Ana River and the hills: streets, schools, parks and the people who keep them going.',
    pictures: [
      ...drawn('mountains', 'citrus', 'freeway', 'houses', 'arch'),
      ...light('palms'),
      ...dark('grove'),
    ],
    called: called({
      citrus: 'citrus, orange, lemon',
      river: 'river, lake, pond, creek, heron',
      drop: 'water, rain',
      books: 'library, book',
      arch: 'train, rail, station, metrolink',
      market: 'market',
      hall: 'council, city hall, mayor, passport',
      mountains: 'hill, canyon, wind',
      freeway: 'street, freeway, road, traffic',
      houses: 'home, house, neighbor, rent',
    }),
  },
  'national-news': {
    sentence: 'The country’s news, from newsrooms that send reporters to see for themselves.',
    pictures: drawn('skyline', 'waves', 'mountains', 'grove', 'tiles', 'freeway'),
    called: called({
      hall: 'congress, senate, white house, supreme court, president, governor, election, vote',
      drop: 'water, rain, dam',
      arch: 'rail, train, amtrak',
      mountains: 'forest, wildfire, red flag',
      freeway: 'freeway, highway, interstate',
      citrus: 'orange',
      radio: 'radio, broadcast',
      books: 'library, archive, book',
      houses: 'house, housing, home',
    }),
  },
  'world-news': {
    sentence: 'The world beyond the county line, for a city with family in most of it.',
    pictures: drawn('waves', 'mountains', 'tiles', 'skyline', 'palms', 'arch'),
    called: called({
      hall: 'parliament, president, prime minister, election, embassy, consulate',
      petals: 'plum, blossom, garden',
      cup: 'breakfast, coffee',
      market: 'mango, market',
      grove: 'grove, vine, valencia',
      drop: 'rain, flood',
      books: 'library, novelist, word, book, school, classroom',
      waves: 'sea, ocean, boat, harbor',
    }),
  },
  politics: {
    sentence: 'Council, county, Sacramento and Washington: who decides, and how to be heard.',
    pictures: drawn('skyline', 'tiles', 'mountains', 'freeway', 'palms', 'radio'),
    called: called({
      freeway: 'street, road, freeway',
      drop: 'water',
      books: 'record, charter, ordinance, agenda, school',
      houses: 'housing, neighborhood, rent',
      hall: 'council, city hall, mayor, county, senate, congress, sacramento, election, ballot, vote',
    }),
  },
  business: {
    sentence:
      'Work, money and the companies on both sides of the freeway, from the resort to the corner shop.',
    pictures: [
      ...drawn('skyline', 'shop', 'fireworks', 'panels'),
      ...light('tiles', 'radio'),
      ...dark('palms', 'waves'),
    ],
    called: called({
      shop: 'shop, store, storefront, retail',
      cup: 'café, cafe, coffee, breakfast, restaurant, kitchen',
      panels: 'electric, solar, power, energy',
      skyline: 'floor, tower, hotel, office',
    }),
  },
  technology: {
    sentence: 'New tools and what they change, told for people who have to live with them.',
    pictures: drawn('tiles', 'radio', 'skyline', 'waves', 'fireworks', 'palms'),
    called: called({
      drop: 'water',
      books: 'library, book',
      freeway: 'road, freeway, toll, traffic',
      panels: 'solar, meter, energy, electric',
      citrus: 'citrus, orange',
      mountains: 'earthquake, shaking',
      radio: 'radio, phone, broadband, ham',
      arch: 'train, rail',
    }),
  },
  automotive: {
    sentence:
      'Cars, charging, rails and the current that drives them, in a city that owns its electric company.',
    pictures: drawn('freeway', 'palms', 'skyline', 'mountains', 'waves', 'panels'),
    called: called({
      arch: 'train, rail, metrolink, station',
      hall: 'vote, council',
      houses: 'home, attic, roof',
      panels: 'electric, power, solar, charger, charging, battery',
      river: 'river, bicycle',
      track: 'racing, race',
      freeway: 'road, freeway, bus, traffic',
    }),
  },
  'real-estate': {
    sentence: 'Bungalows, towers and the rules between them: what is built, sold and rented here.',
    pictures: drawn('houses', 'skyline', 'palms', 'mountains', 'shade', 'tiles'),
    called: called({
      drop: 'flood, water',
      grove: 'grove',
      petals: 'lawn, garden, sage',
      mountains: 'fire, canyon, ridge',
      skyline: 'tower, apartment, condo',
      freeway: 'street',
      houses: 'bungalow, cottage',
    }),
  },
  health: {
    sentence: 'Care, clean air and good habits, with the clinics and the numbers to call.',
    pictures: [
      ...drawn('petals', 'shade', 'pool', 'track'),
      ...light('grove', 'waves'),
      ...dark('tiles', 'radio'),
    ],
    called: called({
      pool: 'swim, swimming, swimmer, pool',
      track: 'walk, walking, run, running, feet',
      shade: 'sun, heat, shade',
      petals: 'bloom, pollen',
    }),
  },
  sports: {
    sentence:
      'From the stadium and the arena to the pool at the end of the street: who plays in town, and where to join them.',
    pictures: drawn('palms', 'fireworks', 'track', 'skyline', 'waves', 'arch'),
    called: called({
      river: 'river, creek, fishing, kayak',
      mountains: 'hike, hiking, climbing, ski',
      pool: 'swim, swimming, swimmer, lap, pool, water polo, diving',
      pitch: 'soccer, galaxy, world cup, goalkeeper',
      rink: 'hockey, rink, ice, skating, duck, nhl',
      court: 'basketball, laker, clipper, nba, wnba',
      stadium: 'stadium, ballpark, big a, scoreboard',
      diamond: 'baseball, softball, base, infield, little league',
      ball: 'baseball, angel, dodger, mlb, pitcher, inning, home run, world series',
      palms: 'golf, golfer, course',
      track: 'marathon, kilometer, relay, sprint, runner, running',
    }),
  },
  arts: {
    sentence: 'Stages, galleries, murals and music, in town and in reach of it.',
    pictures: drawn('tiles', 'fireworks', 'palms', 'skyline', 'petals', 'waves'),
    called: called({
      rink: 'rink, hockey',
      books: 'library, book, novel, poetry, read',
      citrus: 'orange, citrus',
      petals: 'plum, blossom, flower',
      radio: 'symphony, jazz, mariachi, concert, song',
      houses: 'house',
      arch: 'stage, theater, theatre, play, audition, opera',
      mountains: 'outdoors, landscape',
    }),
  },
  food: {
    sentence: 'Markets, kitchens and counters: what is in season, and who cooks it.',
    pictures: drawn('market', 'citrus', 'shop', 'grove', 'cup', 'petals'),
    called: called({
      citrus: 'orange, citrus, lemon',
      cup: 'coffee, tea, breakfast',
      grove: 'tree, grape, vine, avocado',
      petals: 'bee, bloom, flower',
      market: 'market, grower, harvest',
      shop: 'restaurant, truck, counter, bakery',
    }),
  },
  lifestyle: {
    sentence: 'Homes, gardens, clothes and weekends: the part of the paper for Saturday morning.',
    pictures: drawn('palms', 'petals', 'shop', 'houses', 'shade', 'cup'),
    called: called({
      citrus: 'orange, lemon, marmalade',
      waves: 'tide, sea, beach',
      drop: 'rain',
      grove: 'oak, tree, arboretum',
      shop: 'shop, thrift, secondhand, buy',
      petals: 'plant, garden, lawn, flower',
      shade: 'shade',
      houses: 'house, home, roof, apartment, door',
    }),
  },
  opinion: {
    sentence: 'Arguments worth having, each under the name of the paper that published it.',
    pictures: drawn('mountains', 'skyline', 'palms', 'tiles', 'radio', 'waves'),
    called: called({
      river: 'river',
      grove: 'tree, grove',
      books: 'librarian, library, book, read, school',
      freeway: 'bus, sidewalk, freeway, road, street',
      hall: 'agenda, election, vote, council, right to know',
      petals: 'garden, flower',
      shade: 'park',
      cup: 'coffee',
      houses: 'house, home, neighbor, porch',
    }),
  },
  archives: {
    sentence: 'The colony, the groves, the park and the ballpark: how the town became the city.',
    pictures: drawn('grove', 'palms', 'mountains', 'skyline', 'tiles', 'waves'),
    called: called({
      stadium: 'big a, ballpark, stadium',
      ball: 'baseball, babe ruth, spring training',
      arch: 'railroad, train',
      river: 'river, ditch',
      waves: 'beach, port, landing, sea',
      grove: 'vine, vineyard, orchard',
      citrus: 'orange, citrus',
      shade: 'park',
      books: 'press, newspaper, book',
      freeway: 'street',
      houses: 'house',
      hall: 'city hall, voter, vote, county',
    }),
  },
  events: {
    sentence: 'What is on in parks, halls and streets, newest announcements first.',
    pictures: drawn('fireworks', 'palms', 'shade', 'arch', 'petals', 'tiles'),
    called: called({
      stadium: 'ballpark, ballgame, stadium',
      rink: 'hockey, skating',
      books: 'library, story, book, talk',
      market: 'market, stall, booth, fair',
      houses: 'house, home',
      freeway: 'street',
      cup: 'beer, coffee, wine',
      petals: 'tomato, garden, flower',
      arch: 'amphitheater, nutcracker, theater, concert, stage',
    }),
  },
};
