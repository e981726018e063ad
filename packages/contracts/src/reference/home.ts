import { getHomeContent, getHomepage, getText } from '../home.ts';
import { describe } from './describe.ts';

export const homeCalls = [
  describe(
    getHomepage,
    {},
    { group: 'Home', summary: 'Featured products of the home page, and what people saved', token: 'none' },
  ),
  describe(getHomeContent, {}, { group: 'Home', summary: 'The sections of the home page', token: 'none' }),
  describe(
    getText,
    { params: { page: 'about-us' } },
    { group: 'Home', summary: 'A text that ops may supply, as HTML', token: 'none' },
  ),
];
