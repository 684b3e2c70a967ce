export { GET } from '@/app/news/[slug]/[feed]/route';
