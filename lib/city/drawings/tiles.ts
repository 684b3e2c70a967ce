import type { Picture } from '@/lib/city/drawing-types';
import archClay from './tiles/arch-clay.svg';
import archDay from './tiles/arch-day.svg';
import archDusk from './tiles/arch-dusk.svg';
import archNight from './tiles/arch-night.svg';
import archSage from './tiles/arch-sage.svg';
import archSea from './tiles/arch-sea.svg';
import ballClay from './tiles/ball-clay.svg';
import ballDay from './tiles/ball-day.svg';
import ballDusk from './tiles/ball-dusk.svg';
import ballNight from './tiles/ball-night.svg';
import ballSage from './tiles/ball-sage.svg';
import ballSea from './tiles/ball-sea.svg';
import booksClay from './tiles/books-clay.svg';
import booksDay from './tiles/books-day.svg';
import booksDusk from './tiles/books-dusk.svg';
import booksNight from './tiles/books-night.svg';
import booksSage from './tiles/books-sage.svg';
import booksSea from './tiles/books-sea.svg';
import citrusClay from './tiles/citrus-clay.svg';
import citrusDay from './tiles/citrus-day.svg';
import citrusDusk from './tiles/citrus-dusk.svg';
import citrusNight from './tiles/citrus-night.svg';
import citrusSage from './tiles/citrus-sage.svg';
import citrusSea from './tiles/citrus-sea.svg';
import courtClay from './tiles/court-clay.svg';
import courtDay from './tiles/court-day.svg';
import courtDusk from './tiles/court-dusk.svg';
import courtNight from './tiles/court-night.svg';
import courtSage from './tiles/court-sage.svg';
import courtSea from './tiles/court-sea.svg';
import cupClay from './tiles/cup-clay.svg';
import cupDay from './tiles/cup-day.svg';
import cupDusk from './tiles/cup-dusk.svg';
import cupNight from './tiles/cup-night.svg';
import cupSage from './tiles/cup-sage.svg';
import cupSea from './tiles/cup-sea.svg';
import diamondClay from './tiles/diamond-clay.svg';
import diamondDay from './tiles/diamond-day.svg';
import diamondDusk from './tiles/diamond-dusk.svg';
import diamondNight from './tiles/diamond-night.svg';
import diamondSage from './tiles/diamond-sage.svg';
import diamondSea from './tiles/diamond-sea.svg';
import dropClay from './tiles/drop-clay.svg';
import dropDay from './tiles/drop-day.svg';
import dropDusk from './tiles/drop-dusk.svg';
import dropNight from './tiles/drop-night.svg';
import dropSage from './tiles/drop-sage.svg';
import dropSea from './tiles/drop-sea.svg';
import fireworksClay from './tiles/fireworks-clay.svg';
import fireworksDay from './tiles/fireworks-day.svg';
import fireworksDusk from './tiles/fireworks-dusk.svg';
import fireworksNight from './tiles/fireworks-night.svg';
import fireworksSage from './tiles/fireworks-sage.svg';
import fireworksSea from './tiles/fireworks-sea.svg';
import freewayClay from './tiles/freeway-clay.svg';
import freewayDay from './tiles/freeway-day.svg';
import freewayDusk from './tiles/freeway-dusk.svg';
import freewayNight from './tiles/freeway-night.svg';
import freewaySage from './tiles/freeway-sage.svg';
import freewaySea from './tiles/freeway-sea.svg';
import groveClay from './tiles/grove-clay.svg';
import groveDay from './tiles/grove-day.svg';
import groveDusk from './tiles/grove-dusk.svg';
import groveNight from './tiles/grove-night.svg';
import groveSage from './tiles/grove-sage.svg';
import groveSea from './tiles/grove-sea.svg';
import hallClay from './tiles/hall-clay.svg';
import hallDay from './tiles/hall-day.svg';
import hallDusk from './tiles/hall-dusk.svg';
import hallNight from './tiles/hall-night.svg';
import hallSage from './tiles/hall-sage.svg';
import hallSea from './tiles/hall-sea.svg';
import housesClay from './tiles/houses-clay.svg';
import housesDay from './tiles/houses-day.svg';
import housesDusk from './tiles/houses-dusk.svg';
import housesNight from './tiles/houses-night.svg';
import housesSage from './tiles/houses-sage.svg';
import housesSea from './tiles/houses-sea.svg';
import marketClay from './tiles/market-clay.svg';
import marketDay from './tiles/market-day.svg';
import marketDusk from './tiles/market-dusk.svg';
import marketNight from './tiles/market-night.svg';
import marketSage from './tiles/market-sage.svg';
import marketSea from './tiles/market-sea.svg';
import mountainsClay from './tiles/mountains-clay.svg';
import mountainsDay from './tiles/mountains-day.svg';
import mountainsDusk from './tiles/mountains-dusk.svg';
import mountainsNight from './tiles/mountains-night.svg';
import mountainsSage from './tiles/mountains-sage.svg';
import mountainsSea from './tiles/mountains-sea.svg';
import palmsClay from './tiles/palms-clay.svg';
import palmsDay from './tiles/palms-day.svg';
import palmsDusk from './tiles/palms-dusk.svg';
import palmsNight from './tiles/palms-night.svg';
import palmsSage from './tiles/palms-sage.svg';
import palmsSea from './tiles/palms-sea.svg';
import panelsClay from './tiles/panels-clay.svg';
import panelsDay from './tiles/panels-day.svg';
import panelsDusk from './tiles/panels-dusk.svg';
import panelsNight from './tiles/panels-night.svg';
import panelsSage from './tiles/panels-sage.svg';
import panelsSea from './tiles/panels-sea.svg';
import petalsClay from './tiles/petals-clay.svg';
import petalsDay from './tiles/petals-day.svg';
import petalsDusk from './tiles/petals-dusk.svg';
import petalsNight from './tiles/petals-night.svg';
import petalsSage from './tiles/petals-sage.svg';
import petalsSea from './tiles/petals-sea.svg';
import pitchClay from './tiles/pitch-clay.svg';
import pitchDay from './tiles/pitch-day.svg';
import pitchDusk from './tiles/pitch-dusk.svg';
import pitchNight from './tiles/pitch-night.svg';
import pitchSage from './tiles/pitch-sage.svg';
import pitchSea from './tiles/pitch-sea.svg';
import poolClay from './tiles/pool-clay.svg';
import poolDay from './tiles/pool-day.svg';
import poolDusk from './tiles/pool-dusk.svg';
import poolNight from './tiles/pool-night.svg';
import poolSage from './tiles/pool-sage.svg';
import poolSea from './tiles/pool-sea.svg';
import radioClay from './tiles/radio-clay.svg';
import radioDay from './tiles/radio-day.svg';
import radioDusk from './tiles/radio-dusk.svg';
import radioNight from './tiles/radio-night.svg';
import radioSage from './tiles/radio-sage.svg';
import radioSea from './tiles/radio-sea.svg';
import rinkClay from './tiles/rink-clay.svg';
import rinkDay from './tiles/rink-day.svg';
import rinkDusk from './tiles/rink-dusk.svg';
import rinkNight from './tiles/rink-night.svg';
import rinkSage from './tiles/rink-sage.svg';
import rinkSea from './tiles/rink-sea.svg';
import riverClay from './tiles/river-clay.svg';
import riverDay from './tiles/river-day.svg';
import riverDusk from './tiles/river-dusk.svg';
import riverNight from './tiles/river-night.svg';
import riverSage from './tiles/river-sage.svg';
import riverSea from './tiles/river-sea.svg';
import shadeClay from './tiles/shade-clay.svg';
import shadeDay from './tiles/shade-day.svg';
import shadeDusk from './tiles/shade-dusk.svg';
import shadeNight from './tiles/shade-night.svg';
import shadeSage from './tiles/shade-sage.svg';
import shadeSea from './tiles/shade-sea.svg';
import shopClay from './tiles/shop-clay.svg';
import shopDay from './tiles/shop-day.svg';
import shopDusk from './tiles/shop-dusk.svg';
import shopNight from './tiles/shop-night.svg';
import shopSage from './tiles/shop-sage.svg';
import shopSea from './tiles/shop-sea.svg';
import skylineClay from './tiles/skyline-clay.svg';
import skylineDay from './tiles/skyline-day.svg';
import skylineDusk from './tiles/skyline-dusk.svg';
import skylineNight from './tiles/skyline-night.svg';
import skylineSage from './tiles/skyline-sage.svg';
import skylineSea from './tiles/skyline-sea.svg';
import stadiumClay from './tiles/stadium-clay.svg';
import stadiumDay from './tiles/stadium-day.svg';
import stadiumDusk from './tiles/stadium-dusk.svg';
import stadiumNight from './tiles/stadium-night.svg';
import stadiumSage from './tiles/stadium-sage.svg';
import stadiumSea from './tiles/stadium-sea.svg';
import tilesClay from './tiles/tiles-clay.svg';
import tilesDay from './tiles/tiles-day.svg';
import tilesDusk from './tiles/tiles-dusk.svg';
import tilesNight from './tiles/tiles-night.svg';
import tilesSage from './tiles/tiles-sage.svg';
import tilesSea from './tiles/tiles-sea.svg';
import trackClay from './tiles/track-clay.svg';
import trackDay from './tiles/track-day.svg';
import trackDusk from './tiles/track-dusk.svg';
import trackNight from './tiles/track-night.svg';
import trackSage from './tiles/track-sage.svg';
import trackSea from './tiles/track-sea.svg';
import wavesClay from './tiles/waves-clay.svg';
import wavesDay from './tiles/waves-day.svg';
import wavesDusk from './tiles/waves-dusk.svg';
import wavesNight from './tiles/waves-night.svg';
import wavesSage from './tiles/waves-sage.svg';
import wavesSea from './tiles/waves-sea.svg';

/** Of each motif, in this order. */
export const lights = ['day', 'dusk', 'sage', 'clay', 'sea', 'night'] as const;

/** Drawings that suit any city: 30 motifs, each in six lights. */
export const tiles = {
  arch: [archDay, archDusk, archSage, archClay, archSea, archNight],
  ball: [ballDay, ballDusk, ballSage, ballClay, ballSea, ballNight],
  books: [booksDay, booksDusk, booksSage, booksClay, booksSea, booksNight],
  citrus: [citrusDay, citrusDusk, citrusSage, citrusClay, citrusSea, citrusNight],
  court: [courtDay, courtDusk, courtSage, courtClay, courtSea, courtNight],
  cup: [cupDay, cupDusk, cupSage, cupClay, cupSea, cupNight],
  diamond: [diamondDay, diamondDusk, diamondSage, diamondClay, diamondSea, diamondNight],
  drop: [dropDay, dropDusk, dropSage, dropClay, dropSea, dropNight],
  fireworks: [fireworksDay, fireworksDusk, fireworksSage, fireworksClay, fireworksSea, fireworksNight],
  freeway: [freewayDay, freewayDusk, freewaySage, freewayClay, freewaySea, freewayNight],
  grove: [groveDay, groveDusk, groveSage, groveClay, groveSea, groveNight],
  hall: [hallDay, hallDusk, hallSage, hallClay, hallSea, hallNight],
  houses: [housesDay, housesDusk, housesSage, housesClay, housesSea, housesNight],
  market: [marketDay, marketDusk, marketSage, marketClay, marketSea, marketNight],
  mountains: [mountainsDay, mountainsDusk, mountainsSage, mountainsClay, mountainsSea, mountainsNight],
  palms: [palmsDay, palmsDusk, palmsSage, palmsClay, palmsSea, palmsNight],
  panels: [panelsDay, panelsDusk, panelsSage, panelsClay, panelsSea, panelsNight],
  petals: [petalsDay, petalsDusk, petalsSage, petalsClay, petalsSea, petalsNight],
  pitch: [pitchDay, pitchDusk, pitchSage, pitchClay, pitchSea, pitchNight],
  pool: [poolDay, poolDusk, poolSage, poolClay, poolSea, poolNight],
  radio: [radioDay, radioDusk, radioSage, radioClay, radioSea, radioNight],
  rink: [rinkDay, rinkDusk, rinkSage, rinkClay, rinkSea, rinkNight],
  river: [riverDay, riverDusk, riverSage, riverClay, riverSea, riverNight],
  shade: [shadeDay, shadeDusk, shadeSage, shadeClay, shadeSea, shadeNight],
  shop: [shopDay, shopDusk, shopSage, shopClay, shopSea, shopNight],
  skyline: [skylineDay, skylineDusk, skylineSage, skylineClay, skylineSea, skylineNight],
  stadium: [stadiumDay, stadiumDusk, stadiumSage, stadiumClay, stadiumSea, stadiumNight],
  tiles: [tilesDay, tilesDusk, tilesSage, tilesClay, tilesSea, tilesNight],
  track: [trackDay, trackDusk, trackSage, trackClay, trackSea, trackNight],
  waves: [wavesDay, wavesDusk, wavesSage, wavesClay, wavesSea, wavesNight],
} as const satisfies Record<string, readonly Picture[]>;

export type MotifName = keyof typeof tiles;
