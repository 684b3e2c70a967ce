import type { WholeCity } from '@/lib/city/schema/city-file';
import type { Brand } from '@/lib/city/schema/look';
import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import type { Contact, PartnerDocument } from '@/lib/city/schema/pages';
import type { FeedKey } from '@/lib/sections';

export type { Motif, Picture } from '@/lib/city/drawings';
export type { Brand } from '@/lib/city/schema/look';
export type {
  AiPolicy,
  Author,
  Book,
  Books,
  CityEvents,
  Contact,
  Donation,
  EditorEvent,
  FaqCategory,
  FaqEntry,
  FrontNotice,
  Newsletter,
  PartnerDocument,
  Program,
  RecurringEvent,
  Weekday,
} from '@/lib/city/schema/pages';
export type { SwitchboardEntry } from '@/lib/city/schema/switchboard';
export type { NamedLink } from '@/lib/city/schema/values';

/** `sentence`: under the heading. */
export type CitySection = { sentence: string };

/** What complete-city.ts makes of names, gaps and packs. */
type Made = {
  /** The name of its folder. */
  key: string;
  /** Absolute. */
  folder: string;
  /** The sections of its bundled edition (sample/*.xml), for FEEDS=sample; empty for a city without one. */
  sampleSections: readonly FeedKey[];
  /** The text of sample/weather.json. */
  sampleWeather: string | undefined;
  /** Names of its files for one key each, and of those in documents/ and posts/. */
  yamlFiles: readonly string[];
  documents: readonly string[];
  postFiles: readonly string[];
  nameplate: readonly [string, string];
  brand: Brand;
  contact: Contact;
  partners: readonly PartnerDocument[];
  sections: Record<FeedKey, CitySection>;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  /** With feeds of its own, and not those of packs alone. */
  ownSections: readonly FeedKey[];
  local: CityLocal;
};

/** A city, whole: what its folder says (schema/city-file.ts), and defaults for the rest (complete-city.ts). */
export type City = Omit<WholeCity, keyof Made | 'packs'> & Made;
