import { allowPlainDataOnly } from '@/lib/base/browser/trusted-types';

// The framework runs this before anything else of a page.
allowPlainDataOnly();
