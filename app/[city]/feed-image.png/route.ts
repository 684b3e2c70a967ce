export { GET } from '@/app/[city]/favicon.ico/route';
