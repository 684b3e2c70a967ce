import { allowPlainDataOnly } from '@/lib/browser/trusted-types';

// The framework runs this before anything else of a page.
allowPlainDataOnly();
