import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** What decides the order of products: generated from the parameters that the server ranks by. */
export const Ranking = () => (
  <StandardText page="ranking" heading="How results are ranked" documentTitle={pageTitle('ranking')} />
);
