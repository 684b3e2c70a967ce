// The sections of a Spanish paper (lib/messages/section-paths.ts).
export { default, generateMetadata } from '@/app/[city]/(paper)/news/[slug]/page';
