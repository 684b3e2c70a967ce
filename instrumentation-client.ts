import { allowPlainDataOnly } from '@/lib/base/browser/trusted-types';

// Next.js runs this before any other script of a page.
allowPlainDataOnly();
