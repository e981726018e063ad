import { getHomeContent, getHomepage, getText } from '../home.ts';
import { describe } from './describe.ts';

export const homeCalls = [
  describe(getHomepage, {}, { group: 'Home', summary: 'Get featured and frequently saved products', token: 'none' }),
  describe(getHomeContent, {}, { group: 'Home', summary: 'Get the sections of the home page', token: 'none' }),
  describe(
    getText,
    { params: { page: 'about-us' } },
    { group: 'Home', summary: 'Get a text of the shop as HTML', token: 'none' },
  ),
];
