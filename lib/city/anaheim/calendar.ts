import type { RecurringEvent } from '@/lib/city/city-type';

// Only what its organizer holds by a public, regular schedule. Without hours where they change with the agenda or the
// season. What could not be told for certain was left out.

const council = { name: 'Anaheim City Council', href: 'https://www.anaheim.net/councilagendas' };
const market = { name: 'CtrCity Anaheim', href: 'https://www.ctrcityanaheim.com/' };
const supervisors = { name: 'Orange County Board of Supervisors', href: 'https://board.ocgov.com/' };
const transit = { name: 'Orange County Transportation Authority', href: 'https://www.octa.net/' };
const groundwater = { name: 'Orange County Water District', href: 'https://www.ocwd.com/' };
const cleanAir = {
  name: 'South Coast Air Quality Management District',
  href: 'https://www.aqmd.gov/home/news-events/meeting-agendas-minutes',
};
const imports = { name: 'Metropolitan Water District', href: 'https://www.mwdh2o.com/' };
const mosquitoes = {
  name: 'Orange County Mosquito and Vector Control District',
  href: 'https://www.ocvector.org/',
};
const astronomers = { name: 'Orange County Astronomers', href: 'https://www.ocastronomers.org/' };
const historians = { name: 'Orange County Historical Society', href: 'https://www.orangecountyhistory.org/' };
const homeGrown = { name: 'Orange Home Grown', href: 'https://www.orangehomegrown.org/' };
const lagunaGalleries = { name: 'First Thursdays Art Walk', href: 'https://www.firstthursdaysartwalk.org/' };
const surfCity = { name: 'Surf City Nights', href: 'https://www.surfcitynights.com/' };

const cityHall = { place: 'Anaheim City Hall', address: '200 S. Anaheim Blvd., Anaheim, CA 92805' };
const octaBoard = { place: 'OCTA headquarters', address: '550 S. Main St., Orange, CA 92868' };
const ocwdBoard = {
  place: 'Orange County Water District',
  address: '18700 Ward St., Fountain Valley, CA 92708',
};

/** Kinds of events that come around by their organizers' own schedules, in Anaheim and near it. */
export const calendar: readonly RecurringEvent[] = [
  {
    title: 'Anaheim City Council meeting',
    text: 'The council meets on Tuesdays, though not every week. The agenda, posted 72 hours ahead, gives the time.',
    on: 'every Tuesday',
    ...cityHall,
    organizer: council,
  },
  {
    title: 'Farmers market on Center Street',
    text: 'Fruit, vegetables and prepared food along the promenade downtown, on Thursdays.',
    on: 'every Thursday',
    place: 'Center Street Promenade, downtown Anaheim',
    organizer: market,
  },
  {
    title: 'Orange County Board of Supervisors meeting',
    text: 'The five supervisors meet on Tuesdays, though not every week. The public may speak.',
    on: 'every Tuesday',
    place: 'County Administration North',
    address: '400 W. Civic Center Drive, Santa Ana, CA 92701',
    organizer: supervisors,
  },
  {
    title: 'OCTA board meeting, second Monday',
    text: 'Directors of the county transportation agency vote on buses, trains, streets and freeways.',
    on: 'second Monday',
    hours: '09:30',
    ...octaBoard,
    organizer: transit,
  },
  {
    title: 'OCTA board meeting, fourth Monday',
    text: 'The second meeting of the month for the agency that runs OC Bus and manages the county’s sales tax for roads and transit.',
    on: 'fourth Monday',
    hours: '09:30',
    ...octaBoard,
    organizer: transit,
  },
  {
    title: 'Orange County Water District board meeting, first Wednesday',
    text: 'The board manages the groundwater that Anaheim and its neighbors pump.',
    on: 'first Wednesday',
    hours: '17:30',
    ...ocwdBoard,
    organizer: groundwater,
  },
  {
    title: 'Orange County Water District board meeting, third Wednesday',
    text: 'The month’s second meeting of the board that manages the groundwater basin.',
    on: 'third Wednesday',
    hours: '17:30',
    ...ocwdBoard,
    organizer: groundwater,
  },
  {
    title: 'South Coast air quality board meeting',
    text: 'The board that sets clean-air rules for Orange County and its neighbors meets on first Fridays.',
    on: 'first Friday',
    hours: '09:00',
    place: 'South Coast AQMD',
    address: '21865 Copley Drive, Diamond Bar, CA 91765',
    organizer: cleanAir,
  },
  {
    title: 'Metropolitan Water District board meeting',
    text: 'Directors from across Southern California, Anaheim’s among them, vote on imported water.',
    on: 'second Tuesday',
    place: 'Metropolitan Water District',
    address: '700 N. Alameda St., Los Angeles, CA 90012',
    organizer: imports,
  },
  {
    title: 'Mosquito and vector control board meeting',
    text: 'Trustees from every city in the county oversee the control of mosquitoes, rats and flies.',
    on: 'third Thursday',
    hours: '15:00',
    place: 'Mosquito and Vector Control District',
    address: '13001 Garden Grove Blvd., Garden Grove, CA 92843',
    organizer: mosquitoes,
  },
  {
    title: 'Orange County Astronomers meeting',
    text: 'A talk on astronomy, on the second Friday of the month. The club has an age rule for children.',
    on: 'second Friday',
    hours: '19:30',
    place: 'Chapman University, Orange',
    organizer: astronomers,
  },
  {
    title: 'Orange County Historical Society program',
    text: 'A talk on local history, on second Thursdays for most of the year.',
    on: 'second Thursday',
    hours: '19:30',
    place: 'Trinity Episcopal Church',
    address: '2400 N. Canal St., Orange, CA 92865',
    organizer: historians,
  },
  {
    title: 'Farmers market in Old Towne Orange',
    text: 'Growers and bakers on Saturday mornings, one town over.',
    on: 'every Saturday',
    hours: '09:00-13:00',
    place: '304 N. Cypress St., Orange',
    organizer: homeGrown,
  },
  {
    title: 'First Thursday art walk in Laguna Beach',
    text: 'Galleries along the coast stay open into the evening.',
    on: 'first Thursday',
    hours: '18:00-21:00',
    place: 'Downtown Laguna Beach',
    organizer: lagunaGalleries,
  },
  {
    title: 'Surf City Nights in Huntington Beach',
    text: 'A street fair and farmers market on Main Street, on Tuesday evenings.',
    on: 'every Tuesday',
    hours: '17:00-21:00',
    place: 'Main Street, Huntington Beach',
    organizer: surfCity,
  },
];
