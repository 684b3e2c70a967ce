import { type Graph, jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';

/** A JSON-LD block, which browsers never execute. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes whatever could end the element
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
