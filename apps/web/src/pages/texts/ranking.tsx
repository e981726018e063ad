import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { StandardText } from '../parts/standard-text.tsx';

/** Explains the order of products. Generated from the ranking parameters of the server. */
export const Ranking = () => (
  <StandardText page="ranking" heading={t('titles.ranking')} documentTitle={pageTitle('ranking')} />
);
