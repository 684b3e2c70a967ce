import type { RecurringEvent } from '@/lib/city/city-type';

// Kinds of events that the city has year in, year out, at places that are there. None is an announcement: days and
// hours are a plausible pattern, and the page says so.

const library = { name: 'Anaheim Public Library', href: 'https://www.anaheim.net/library' };
const city = { name: 'City of Anaheim', href: 'https://www.anaheim.net/' };
const council = { name: 'Anaheim City Council', href: 'https://www.anaheim.net/councilagendas' };
const boards = { name: 'Boards and commissions', href: 'https://www.anaheim.net/176/Boards-Commissions' };
const nature = { name: 'Oak Canyon Nature Center', href: 'https://www.anaheim.net/ocnc' };
const muzeo = { name: 'Muzeo Museum and Cultural Center', href: 'https://muzeo.org/' };
const downtown = { name: 'Center Street Anaheim', href: 'https://www.ctrcityanaheim.com/' };
const packing = { name: 'Anaheim Packing District', href: 'https://www.anaheimpackingdistrict.com/' };
const countyParks = { name: 'OC Parks', href: 'https://www.ocparks.com/' };
const utilities = { name: 'Anaheim Public Utilities', href: 'https://www.anaheim.net/utilities' };
const heritage = { name: 'Founders’ Park', href: 'https://www.anaheim.net/2475/Founders-Park' };
const volunteers = { name: 'OneOC', href: 'https://www.oneoc.org/' };

const central = { place: 'Central Library', address: '500 W Broadway, Anaheim, CA 92805' };
const haskett = { place: 'Haskett Branch Library', address: '2650 W Broadway, Anaheim, CA 92804' };
const sunkist = { place: 'Sunkist Branch Library', address: '901 S Sunkist St, Anaheim, CA 92806' };
const euclid = { place: 'Euclid Branch Library', address: '1340 S Euclid St, Anaheim, CA 92802' };
const canyonHills = { place: 'Canyon Hills Branch Library', address: '400 S Scout Trail, Anaheim, CA 92807' };
const cityHall = { place: 'Anaheim City Hall', address: '200 S Anaheim Blvd, Anaheim, CA 92805' };
const museum = { place: 'Muzeo', address: '241 S Anaheim Blvd, Anaheim, CA 92805' };
const oakCanyon = {
  place: 'Oak Canyon Nature Center',
  address: '6700 E Walnut Canyon Rd, Anaheim, CA 92807',
};
const yorba = { place: 'Yorba Regional Park', address: '7600 E La Palma Ave, Anaheim, CA 92807' };
const pearson = { place: 'Pearson Park', address: '400 N Harbor Blvd, Anaheim, CA 92805' };
const founders = { place: 'Founders’ Park', address: '400 N West St, Anaheim, CA 92801' };
const packingHouse = { place: 'Anaheim Packing House', address: '440 S Anaheim Blvd, Anaheim, CA 92805' };
const downtownCenter = {
  place: 'Downtown Anaheim Community Center',
  address: '250 E Center St, Anaheim, CA 92805',
};
const brookhurst = {
  place: 'Brookhurst Community Center',
  address: '2271 W Crescent Ave, Anaheim, CA 92801',
};
const promenade = { place: 'Center Street Promenade' };
const trail = { place: 'Santa Ana River Trail' };

export const calendar: readonly RecurringEvent[] = [
  {
    title: 'Preschool story time',
    text: 'Books read aloud, songs with hand motions and a floor full of three-year-olds. A grown-up stays; a card is not needed to listen.',
    on: 'every Tuesday',
    hours: '10:30-11:15',
    ...central,
    organizer: library,
  },
  {
    title: 'Baby lap-sit and rhymes',
    text: 'Bounces, lullabies and board books for the very young and the very tired. Brothers and sisters may come along.',
    on: 'every Wednesday',
    hours: '10:30-11:00',
    ...haskett,
    organizer: library,
  },
  {
    title: 'Bilingual story time',
    text: 'Stories in English and Spanish, a song in each, and something to color while the grown-ups talk.',
    on: 'every Thursday',
    hours: '10:30-11:15',
    ...sunkist,
    organizer: library,
  },
  {
    title: 'Homework help after school',
    text: 'A table, a tutor and the books that were left at school. For pupils of all grades; bring the assignment.',
    on: 'every Monday',
    hours: '15:30-17:30',
    ...central,
    organizer: library,
  },
  {
    title: 'English conversation circle',
    text: 'An hour of plain talk for those who are learning English: errands, weather, work. Beginners listen as long as they like.',
    on: 'every Wednesday',
    hours: '18:00-19:00',
    ...euclid,
    organizer: library,
  },
  {
    title: 'Evening book club',
    text: 'One book a month, read beforehand or not quite, and a circle of chairs. Copies wait at the desk.',
    on: 'third Thursday',
    hours: '18:30-19:30',
    ...canyonHills,
    organizer: library,
  },
  {
    title: 'Friends of the library book sale',
    text: 'Paperbacks, cookbooks and last year’s bestsellers, sold for little by volunteers. What comes in goes back to the shelves.',
    on: 'first Saturday',
    hours: '10:00-14:00',
    ...central,
    organizer: library,
  },
  {
    title: 'One-to-one computer help',
    text: 'Someone patient for email, printing, job applications and the phone that changed overnight. Ask at the desk for a place.',
    on: 'every Friday',
    hours: '14:00-16:00',
    ...euclid,
    organizer: library,
  },
  {
    title: 'Teen game afternoon',
    text: 'Board games, cards and consoles for ages twelve to eighteen. New players are taught, champions are humbled.',
    on: 'second Friday',
    hours: '15:30-17:30',
    ...haskett,
    organizer: library,
  },
  {
    title: 'Family craft hour',
    text: 'Paper, paste and scissors on long tables, with a model to copy or to ignore. Materials are there.',
    on: 'fourth Saturday',
    hours: '11:00-12:00',
    ...sunkist,
    organizer: library,
  },
  {
    title: 'Tracing your family: genealogy help',
    text: 'Census sheets, city directories and old newspapers, with someone at hand who knows where the index is.',
    on: 'second Tuesday',
    hours: '13:00-15:00',
    ...museum,
    organizer: library,
  },
  {
    title: 'Citizenship test practice',
    text: 'The civics questions in good company: read aloud, asked and answered. No registration with any office.',
    on: 'first Wednesday',
    hours: '17:30-18:30',
    ...central,
    organizer: library,
  },
  {
    title: 'Farmers’ market on Center Street',
    text: 'Citrus, strawberries, greens and bread from the people who grew and baked them, along the promenade at lunchtime.',
    on: 'every Thursday',
    hours: '12:00-16:00',
    ...promenade,
    organizer: downtown,
  },
  {
    title: 'Makers’ market downtown',
    text: 'Candles, prints, pottery and things knitted, by people who can tell you how. A slow circle with coffee.',
    on: 'third Saturday',
    hours: '11:00-16:00',
    ...promenade,
    organizer: downtown,
  },
  {
    title: 'Live music at the Packing House',
    text: 'A trio on the stage above the food stalls, in a citrus hall of 1919. Come hungry; the seats go first.',
    on: 'every Friday',
    hours: '18:00-20:00',
    ...packingHouse,
    organizer: packing,
  },
  {
    title: 'Acoustic Sunday in Farmers Park',
    text: 'Guitars under the trees beside the old packing house, with blankets on the lawn and dogs on leads.',
    on: 'second Sunday',
    hours: '12:00-14:00',
    place: 'Farmers Park',
    organizer: packing,
  },
  {
    title: 'Gallery evening at Muzeo',
    text: 'The current exhibition after office hours, with someone on the floor to ask. The Carnegie library of 1908 is part of the walk.',
    on: 'first Friday',
    hours: '18:00-20:00',
    ...museum,
    organizer: muzeo,
  },
  {
    title: 'Family art workshop',
    text: 'A look at one work in the gallery, then brushes and paint. Children bring an adult, and the adult paints too.',
    on: 'second Saturday',
    hours: '13:00-14:30',
    ...museum,
    organizer: muzeo,
  },
  {
    title: 'Sketching in the galleries',
    text: 'Pencil and paper among the exhibits, for beginners and old hands. Chairs are lent, advice is free.',
    on: 'last Sunday',
    hours: '13:00-15:00',
    ...museum,
    organizer: muzeo,
  },
  {
    title: 'Walk through the Colony district',
    text: 'Bungalows, Victorians and the lines of the vineyard settlement of 1857, on foot with a guide who knows who lived where.',
    on: 'third Saturday',
    hours: '10:00-11:30',
    ...founders,
    organizer: heritage,
  },
  {
    title: 'Mother Colony House open day',
    text: 'The first house of the colony, its parlor and its stories, shown by people who look after it. Small rooms: groups take turns.',
    on: 'first Saturday',
    hours: '10:00-12:00',
    ...founders,
    organizer: heritage,
  },
  {
    title: 'Guided nature walk',
    text: 'An easy loop under the oaks with a naturalist: tracks, acorns, and what has changed since last month. Closed shoes and water.',
    on: 'every Saturday',
    hours: '09:00-10:30',
    ...oakCanyon,
    organizer: nature,
  },
  {
    title: 'Bird walk at dawn',
    text: 'Woodpeckers, wrens and a hawk or two while the canyon is still cool. Binoculars help; whispering helps more.',
    on: 'second Sunday',
    hours: '07:30-09:00',
    ...oakCanyon,
    organizer: nature,
  },
  {
    title: 'Little naturalists',
    text: 'Sticks, stones, bugs and a short story for ages three to five and whoever came with them.',
    on: 'first Wednesday',
    hours: '10:00-11:00',
    ...oakCanyon,
    organizer: nature,
  },
  {
    title: 'Trail work morning',
    text: 'Trimming, raking and pulling what does not belong, with tools and gloves from the center. Long sleeves; no experience.',
    on: 'fourth Saturday',
    hours: '08:00-11:00',
    ...oakCanyon,
    organizer: nature,
  },
  {
    title: 'Park clean-up',
    text: 'Bags and grabbers for an hour or two around the amphitheater and the lawns. Pupils may have their service hours signed.',
    on: 'second Saturday',
    hours: '09:00-11:00',
    ...pearson,
    organizer: volunteers,
  },
  {
    title: 'River clean-up',
    text: 'What the rain and the wind left along the bank, picked up before it reaches the sea. Hats, gloves and closed shoes.',
    on: 'third Saturday',
    hours: '08:30-11:00',
    ...yorba,
    organizer: countyParks,
  },
  {
    title: 'Morning walk around the lakes',
    text: 'A flat loop at the pace of a conversation, past ducks and anglers. Strollers and canes keep up easily.',
    on: 'every Wednesday',
    hours: '08:30-09:30',
    ...yorba,
    organizer: countyParks,
  },
  {
    title: 'Family ride on the river trail',
    text: 'A gentle hour out and back beside the Santa Ana River, helmets on. Children on their own wheels are welcome.',
    on: 'last Sunday',
    hours: '09:00-10:30',
    ...trail,
    organizer: countyParks,
  },
  {
    title: 'City Council meeting',
    text: 'The council sits in open session. The agenda is public beforehand, and anyone may speak to it.',
    on: 'second Tuesday',
    hours: '17:00-20:00',
    ...cityHall,
    organizer: council,
  },
  {
    title: 'City Council meeting, second of the month',
    text: 'The month’s other sitting: hearings, ordinances and public comment. It is also shown on the city’s channel.',
    on: 'fourth Tuesday',
    hours: '17:00-20:00',
    ...cityHall,
    organizer: council,
  },
  {
    title: 'Planning Commission meeting',
    text: 'Permits, signs, and what may be built on the corner. Neighbors are heard before the vote.',
    on: 'first Monday',
    hours: '17:00-19:00',
    ...cityHall,
    organizer: boards,
  },
  {
    title: 'Parks and recreation commission',
    text: 'Playgrounds, programs and the state of the grass, in a meeting short enough for a first visit to City Hall.',
    on: 'fourth Wednesday',
    hours: '17:30-19:00',
    ...cityHall,
    organizer: boards,
  },
  {
    title: 'Library board meeting',
    text: 'The trustees talk about branches, hours and books. The public may sit in and say a word.',
    on: 'second Monday',
    hours: '17:00-18:30',
    ...central,
    organizer: library,
  },
  {
    title: 'Chair yoga for seniors',
    text: 'Stretching and breathing with a chair for a partner. Loose clothes, no mat, and nobody is counting.',
    on: 'every Tuesday',
    hours: '09:30-10:30',
    ...downtownCenter,
    organizer: city,
  },
  {
    title: 'Ballroom tea dance',
    text: 'Foxtrot, waltz and cha-cha in the afternoon, with or without a partner, and cookies when the band rests.',
    on: 'last Friday',
    hours: '13:30-15:30',
    ...downtownCenter,
    organizer: city,
  },
  {
    title: 'Bingo and lunch table',
    text: 'Cards, daubers and company for those over fifty-five. Newcomers are seated next to someone who talks.',
    on: 'every Thursday',
    hours: '11:00-12:30',
    ...brookhurst,
    organizer: city,
  },
  {
    title: 'Folklórico practice for beginners',
    text: 'First steps, skirts and hats, with an open door for parents. Shoes with a firm heel, if there are any.',
    on: 'every Monday',
    hours: '18:00-19:30',
    ...brookhurst,
    organizer: city,
  },
  {
    title: 'Water-wise garden class',
    text: 'Sages, buckwheat and what to do with a lawn that drinks too much. Bring a picture of your front yard.',
    on: 'third Wednesday',
    hours: '18:00-19:30',
    ...euclid,
    organizer: utilities,
  },
  {
    title: 'Neighborhood emergency class',
    text: 'How to turn off the gas, what belongs in the bag by the door, and whom to call for the neighbor upstairs.',
    on: 'last Wednesday',
    hours: '18:00-20:00',
    ...cityHall,
    organizer: city,
  },
];
