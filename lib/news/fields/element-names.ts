const list = (names: string): readonly string[] => names.split(/\s+/);

/**
 * Canonical names of the elements that can contain each field of an item, most trusted first (quirks 13 to 20, 32, 42).
 */
export const namesOf = {
  title: list('title atom:title media:title dc:title itunes:title dcterms:title'),
  words:
    list(`description summary atom:summary content:encoded content atom:content xhtml:body media:description
    itunes:summary itunes:subtitle dc:description dcterms:description dcterms:abstract`),
  // Dates of publication come before dates of change.
  date: list(`pubdate published dc:date dcterms:issued dcterms:created dcterms:date atom:published issued created
    date prism:publicationdate updated dcterms:modified atom:updated modified`),
  author: list(`dc:creator author atom:author itunes:author dcterms:creator dc:author googleplay:author
    dc:contributor`),
  publisher: list('dc:publisher dcterms:publisher'),
  category: list('category dc:subject atom:category dcterms:subject media:category'),
  originalLink: list('feedburner:origlink pheedo:origlink'),
  id: list('id atom:id dc:identifier'),
  image: list('itunes:image image'),
  /** Elements whose xml:lang is taken as the item's language. */
  worded: list('title atom:title content atom:content summary atom:summary'),
};
