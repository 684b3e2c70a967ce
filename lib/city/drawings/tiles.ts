import type { Picture } from '@/lib/city/drawing-types';
import archClay from '@/public/tiles/arch-clay.svg';
import archDay from '@/public/tiles/arch-day.svg';
import archDusk from '@/public/tiles/arch-dusk.svg';
import archNight from '@/public/tiles/arch-night.svg';
import archSage from '@/public/tiles/arch-sage.svg';
import archSea from '@/public/tiles/arch-sea.svg';
import ballClay from '@/public/tiles/ball-clay.svg';
import ballDay from '@/public/tiles/ball-day.svg';
import ballDusk from '@/public/tiles/ball-dusk.svg';
import ballNight from '@/public/tiles/ball-night.svg';
import ballSage from '@/public/tiles/ball-sage.svg';
import ballSea from '@/public/tiles/ball-sea.svg';
import booksClay from '@/public/tiles/books-clay.svg';
import booksDay from '@/public/tiles/books-day.svg';
import booksDusk from '@/public/tiles/books-dusk.svg';
import booksNight from '@/public/tiles/books-night.svg';
import booksSage from '@/public/tiles/books-sage.svg';
import booksSea from '@/public/tiles/books-sea.svg';
import citrusClay from '@/public/tiles/citrus-clay.svg';
import citrusDay from '@/public/tiles/citrus-day.svg';
import citrusDusk from '@/public/tiles/citrus-dusk.svg';
import citrusNight from '@/public/tiles/citrus-night.svg';
import citrusSage from '@/public/tiles/citrus-sage.svg';
import citrusSea from '@/public/tiles/citrus-sea.svg';
import courtClay from '@/public/tiles/court-clay.svg';
import courtDay from '@/public/tiles/court-day.svg';
import courtDusk from '@/public/tiles/court-dusk.svg';
import courtNight from '@/public/tiles/court-night.svg';
import courtSage from '@/public/tiles/court-sage.svg';
import courtSea from '@/public/tiles/court-sea.svg';
import cupClay from '@/public/tiles/cup-clay.svg';
import cupDay from '@/public/tiles/cup-day.svg';
import cupDusk from '@/public/tiles/cup-dusk.svg';
import cupNight from '@/public/tiles/cup-night.svg';
import cupSage from '@/public/tiles/cup-sage.svg';
import cupSea from '@/public/tiles/cup-sea.svg';
import diamondClay from '@/public/tiles/diamond-clay.svg';
import diamondDay from '@/public/tiles/diamond-day.svg';
import diamondDusk from '@/public/tiles/diamond-dusk.svg';
import diamondNight from '@/public/tiles/diamond-night.svg';
import diamondSage from '@/public/tiles/diamond-sage.svg';
import diamondSea from '@/public/tiles/diamond-sea.svg';
import dropClay from '@/public/tiles/drop-clay.svg';
import dropDay from '@/public/tiles/drop-day.svg';
import dropDusk from '@/public/tiles/drop-dusk.svg';
import dropNight from '@/public/tiles/drop-night.svg';
import dropSage from '@/public/tiles/drop-sage.svg';
import dropSea from '@/public/tiles/drop-sea.svg';
import fireworksClay from '@/public/tiles/fireworks-clay.svg';
import fireworksDay from '@/public/tiles/fireworks-day.svg';
import fireworksDusk from '@/public/tiles/fireworks-dusk.svg';
import fireworksNight from '@/public/tiles/fireworks-night.svg';
import fireworksSage from '@/public/tiles/fireworks-sage.svg';
import fireworksSea from '@/public/tiles/fireworks-sea.svg';
import freewayClay from '@/public/tiles/freeway-clay.svg';
import freewayDay from '@/public/tiles/freeway-day.svg';
import freewayDusk from '@/public/tiles/freeway-dusk.svg';
import freewayNight from '@/public/tiles/freeway-night.svg';
import freewaySage from '@/public/tiles/freeway-sage.svg';
import freewaySea from '@/public/tiles/freeway-sea.svg';
import groveClay from '@/public/tiles/grove-clay.svg';
import groveDay from '@/public/tiles/grove-day.svg';
import groveDusk from '@/public/tiles/grove-dusk.svg';
import groveNight from '@/public/tiles/grove-night.svg';
import groveSage from '@/public/tiles/grove-sage.svg';
import groveSea from '@/public/tiles/grove-sea.svg';
import hallClay from '@/public/tiles/hall-clay.svg';
import hallDay from '@/public/tiles/hall-day.svg';
import hallDusk from '@/public/tiles/hall-dusk.svg';
import hallNight from '@/public/tiles/hall-night.svg';
import hallSage from '@/public/tiles/hall-sage.svg';
import hallSea from '@/public/tiles/hall-sea.svg';
import housesClay from '@/public/tiles/houses-clay.svg';
import housesDay from '@/public/tiles/houses-day.svg';
import housesDusk from '@/public/tiles/houses-dusk.svg';
import housesNight from '@/public/tiles/houses-night.svg';
import housesSage from '@/public/tiles/houses-sage.svg';
import housesSea from '@/public/tiles/houses-sea.svg';
import marketClay from '@/public/tiles/market-clay.svg';
import marketDay from '@/public/tiles/market-day.svg';
import marketDusk from '@/public/tiles/market-dusk.svg';
import marketNight from '@/public/tiles/market-night.svg';
import marketSage from '@/public/tiles/market-sage.svg';
import marketSea from '@/public/tiles/market-sea.svg';
import mountainsClay from '@/public/tiles/mountains-clay.svg';
import mountainsDay from '@/public/tiles/mountains-day.svg';
import mountainsDusk from '@/public/tiles/mountains-dusk.svg';
import mountainsNight from '@/public/tiles/mountains-night.svg';
import mountainsSage from '@/public/tiles/mountains-sage.svg';
import mountainsSea from '@/public/tiles/mountains-sea.svg';
import palmsClay from '@/public/tiles/palms-clay.svg';
import palmsDay from '@/public/tiles/palms-day.svg';
import palmsDusk from '@/public/tiles/palms-dusk.svg';
import palmsNight from '@/public/tiles/palms-night.svg';
import palmsSage from '@/public/tiles/palms-sage.svg';
import palmsSea from '@/public/tiles/palms-sea.svg';
import panelsClay from '@/public/tiles/panels-clay.svg';
import panelsDay from '@/public/tiles/panels-day.svg';
import panelsDusk from '@/public/tiles/panels-dusk.svg';
import panelsNight from '@/public/tiles/panels-night.svg';
import panelsSage from '@/public/tiles/panels-sage.svg';
import panelsSea from '@/public/tiles/panels-sea.svg';
import petalsClay from '@/public/tiles/petals-clay.svg';
import petalsDay from '@/public/tiles/petals-day.svg';
import petalsDusk from '@/public/tiles/petals-dusk.svg';
import petalsNight from '@/public/tiles/petals-night.svg';
import petalsSage from '@/public/tiles/petals-sage.svg';
import petalsSea from '@/public/tiles/petals-sea.svg';
import pitchClay from '@/public/tiles/pitch-clay.svg';
import pitchDay from '@/public/tiles/pitch-day.svg';
import pitchDusk from '@/public/tiles/pitch-dusk.svg';
import pitchNight from '@/public/tiles/pitch-night.svg';
import pitchSage from '@/public/tiles/pitch-sage.svg';
import pitchSea from '@/public/tiles/pitch-sea.svg';
import poolClay from '@/public/tiles/pool-clay.svg';
import poolDay from '@/public/tiles/pool-day.svg';
import poolDusk from '@/public/tiles/pool-dusk.svg';
import poolNight from '@/public/tiles/pool-night.svg';
import poolSage from '@/public/tiles/pool-sage.svg';
import poolSea from '@/public/tiles/pool-sea.svg';
import radioClay from '@/public/tiles/radio-clay.svg';
import radioDay from '@/public/tiles/radio-day.svg';
import radioDusk from '@/public/tiles/radio-dusk.svg';
import radioNight from '@/public/tiles/radio-night.svg';
import radioSage from '@/public/tiles/radio-sage.svg';
import radioSea from '@/public/tiles/radio-sea.svg';
import rinkClay from '@/public/tiles/rink-clay.svg';
import rinkDay from '@/public/tiles/rink-day.svg';
import rinkDusk from '@/public/tiles/rink-dusk.svg';
import rinkNight from '@/public/tiles/rink-night.svg';
import rinkSage from '@/public/tiles/rink-sage.svg';
import rinkSea from '@/public/tiles/rink-sea.svg';
import riverClay from '@/public/tiles/river-clay.svg';
import riverDay from '@/public/tiles/river-day.svg';
import riverDusk from '@/public/tiles/river-dusk.svg';
import riverNight from '@/public/tiles/river-night.svg';
import riverSage from '@/public/tiles/river-sage.svg';
import riverSea from '@/public/tiles/river-sea.svg';
import shadeClay from '@/public/tiles/shade-clay.svg';
import shadeDay from '@/public/tiles/shade-day.svg';
import shadeDusk from '@/public/tiles/shade-dusk.svg';
import shadeNight from '@/public/tiles/shade-night.svg';
import shadeSage from '@/public/tiles/shade-sage.svg';
import shadeSea from '@/public/tiles/shade-sea.svg';
import shopClay from '@/public/tiles/shop-clay.svg';
import shopDay from '@/public/tiles/shop-day.svg';
import shopDusk from '@/public/tiles/shop-dusk.svg';
import shopNight from '@/public/tiles/shop-night.svg';
import shopSage from '@/public/tiles/shop-sage.svg';
import shopSea from '@/public/tiles/shop-sea.svg';
import skylineClay from '@/public/tiles/skyline-clay.svg';
import skylineDay from '@/public/tiles/skyline-day.svg';
import skylineDusk from '@/public/tiles/skyline-dusk.svg';
import skylineNight from '@/public/tiles/skyline-night.svg';
import skylineSage from '@/public/tiles/skyline-sage.svg';
import skylineSea from '@/public/tiles/skyline-sea.svg';
import stadiumClay from '@/public/tiles/stadium-clay.svg';
import stadiumDay from '@/public/tiles/stadium-day.svg';
import stadiumDusk from '@/public/tiles/stadium-dusk.svg';
import stadiumNight from '@/public/tiles/stadium-night.svg';
import stadiumSage from '@/public/tiles/stadium-sage.svg';
import stadiumSea from '@/public/tiles/stadium-sea.svg';
import tilesClay from '@/public/tiles/tiles-clay.svg';
import tilesDay from '@/public/tiles/tiles-day.svg';
import tilesDusk from '@/public/tiles/tiles-dusk.svg';
import tilesNight from '@/public/tiles/tiles-night.svg';
import tilesSage from '@/public/tiles/tiles-sage.svg';
import tilesSea from '@/public/tiles/tiles-sea.svg';
import trackClay from '@/public/tiles/track-clay.svg';
import trackDay from '@/public/tiles/track-day.svg';
import trackDusk from '@/public/tiles/track-dusk.svg';
import trackNight from '@/public/tiles/track-night.svg';
import trackSage from '@/public/tiles/track-sage.svg';
import trackSea from '@/public/tiles/track-sea.svg';
import wavesClay from '@/public/tiles/waves-clay.svg';
import wavesDay from '@/public/tiles/waves-day.svg';
import wavesDusk from '@/public/tiles/waves-dusk.svg';
import wavesNight from '@/public/tiles/waves-night.svg';
import wavesSage from '@/public/tiles/waves-sage.svg';
import wavesSea from '@/public/tiles/waves-sea.svg';

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
