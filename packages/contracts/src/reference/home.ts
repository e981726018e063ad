import { getHomeContent, getHomepage, getText } from '../home.ts';
import { describe } from './describe.ts';

export const homeCalls = [
  describe(
    getHomepage,
    {},
    { group: 'Home', summary: 'What ops published for the home page, and what people favourited', token: 'none' },
  ),
  describe(getHomeContent, {}, { group: 'Home', summary: 'Words and pictures of the home page', token: 'none' }),
  describe(
    getText,
    { params: { page: 'about-us' } },
    { group: 'Home', summary: 'A text that ops may supply, as HTML', token: 'none' },
  ),
];
