// Sections of a Spanish edition (lib/messages/section-paths.ts).
export { default, generateMetadata } from '@/app/[city]/(paper)/news/[slug]/page';
