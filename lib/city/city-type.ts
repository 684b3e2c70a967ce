import type { WholeCity } from '@/lib/city/schema/city-file';
import type { Brand } from '@/lib/city/schema/look';
import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import type { Contact, PartnerDocument } from '@/lib/city/schema/pages';
import type { SampleWeather } from '@/lib/city/schema/sample-weather';
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

/** Fields that complete-city.ts adds to a city file. */
type Derived = {
  /** Name of the city's folder. */
  key: string;
  /** Absolute path of the city's folder. */
  folder: string;
  /** Sections that the sample edition (sample/*.xml) has, for FEEDS=sample; empty if the city has no sample edition. */
  sampleSections: readonly FeedKey[];
  sampleWeather: SampleWeather | undefined;
  /** Names of the YAML files at the top of the city's folder, and of the files in documents/ and posts/. */
  yamlFiles: readonly string[];
  documents: readonly string[];
  postFiles: readonly string[];
  nameplate: readonly [string, string];
  brand: Brand;
  contact: Contact;
  partners: readonly PartnerDocument[];
  /** `sentence` is shown under a section's heading. */
  sections: Record<FeedKey, { sentence: string }>;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  /** Sections that have feeds of the city's own, not only feeds from packs. */
  ownSections: readonly FeedKey[];
  local: CityLocal;
};

/** A complete city: the values from its folder (schema/city-file.ts), with defaults for the rest (complete-city.ts). */
export type City = Omit<WholeCity, keyof Derived | 'packs'> & Derived;
