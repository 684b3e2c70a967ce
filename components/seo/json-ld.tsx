import { type Graph, jsonLdText } from '@/lib/outbound/metadata/graphs/json-ld';

/** JSON-LD block; never executed. */
export function JsonLd({ data }: { data: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText escapes whatever could end the element
      dangerouslySetInnerHTML={{ __html: jsonLdText(data) }}
    />
  );
}
