// Shown where a page calls notFound() after its first part was sent.
export { NotFoundPage as default } from '@/components/layout/not-found-page';
