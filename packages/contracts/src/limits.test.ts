import { describe, expect, it } from 'vitest';
import {
  chunkLoadTimeout,
  contactInputs,
  lengths,
  priceBuckets,
  requestTimeout,
  searchThreshold,
  sortOrders,
} from './limits.ts';
import * as measures from './measures.ts';

// The tests of the forms check the lengths of fields at their boundaries.
describe('section 9', () => {
  it.each([
    ['Search threshold', searchThreshold, 2],
    ['Search keyword debounce', measures.searchDebounce, 300],
    ['Request timeout', requestTimeout, 100_000],
    ['Lazy page chunk load time-out', chunkLoadTimeout, 120_000],
    ['Persistence timeout', measures.persistenceTimeout, 5000],
    ['Analytics outbound-link timeout', measures.outboundLinkTimeout, 250],
    ['Mega-menu', measures.megaMenu, { columns: 6, rows: 6, height: 400 }],
    ['Sticky header', measures.stickyHeaderAfter, 90],
    ['Mobile breakpoint', measures.phoneWidth, 576],
    ['Layout breakpoint', measures.layoutWidth, 768],
    ['Scroll-to-top', measures.scrollToTopAfter, 400],
    ['First name', lengths.firstName, { min: 3, max: 50 }],
    ['Last name', lengths.lastName, { min: 1, max: 50 }],
    ['Password', lengths.password, { min: 8, max: 50 }],
    ['Contact full name in the input', contactInputs.fullName, { min: 3, max: 25 }],
    ['Contact full name in the schema', lengths.contactName.min, 3],
    ['Contact e-mail', contactInputs.email, { min: 3, max: 50 }],
    ['Phone', contactInputs.phone, { max: 15 }],
    ['Subject', lengths.contactSubject, { min: 5 }],
    ['Message', lengths.contactMessage, { min: 5, max: 100 }],
    ['Price buckets', priceBuckets.map(({ value }) => value), ['0-50', '50-100', '100-500', '500-1000', '1000-5000']],
    ['Sort options', sortOrders, ['', 'relevance', 'newest', 'popular', 'drop', 'desc', 'asc', 'delivered']],
    ['Pagination', measures.pagination, { marginPagesDisplayed: 2, pageRangeDisplayed: 2 }],
    ['Banner slides', measures.bannerSlides, 3],
    ['Scroll step', measures.scrollStep, 300],
    ['Latest Drop card', measures.latestDropCardWidth, 272],
    ['Live strip card', measures.liveStripCardWidth, 220],
    ['Editors Choice', measures.editorsChoiceHeight, 460],
    ['List limit', measures.listLimit, 3],
    ['Modal and backdrop', [measures.modalTransition, measures.backdropTransition], [300, 150]],
    ['Favorite removal', measures.favoriteRemoval, { delay: 3000, fadeOut: 100, fadeIn: 500 }],
    ['Contact reply', measures.contactReplyHours, [24, 48]],
    ['Demo quantity', measures.demoQuantity, { min: 1, max: 49 }],
    [
      'Titles',
      Object.values(measures.documentTitles),
      ['Register', 'Profile', 'Forgot Password', 'Reset Password', 'About'],
    ],
  ])('%s', (_, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});
