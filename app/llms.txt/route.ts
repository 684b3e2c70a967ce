export { GET } from '@/app/llm.txt/route';
