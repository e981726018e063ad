export const searches = {
  'searches.daily': 'Daily',
  'searches.emailMe': 'E-mail me',
  'searches.emailsOff': 'Your e-mails are off. <link>Switch them on</link> to hear of what is new.',
  'searches.immediately': 'Immediately',
  'searches.name': 'Name',
  'searches.nameMissing': 'Please enter a name',
  'searches.never': 'Never',
  'searches.new': 'New',
  'searches.none':
    'You have no saved searches yet. Open a category or <link>search</link>, and press “Save this search”.',
  'searches.popular': 'Popular searches',
  'searches.recent': 'Recent searches',
  'searches.saveIntro': 'We’ll tell you what is new and what got cheaper in it.',
  'searches.saveSearch': 'Save this search',
  'searches.seeAll': 'See all',
  'searches.updates':
    '{count, plural, one {1 update since your last visit} other {{count} updates since your last visit}}',
  'searches.view': 'View',
  'searches.was': 'Was {price}',
  'searches.weekly': 'Weekly',
} as const;
