export const newsletter = {
  'newsletter.emailAddress': 'E-mail address',
  'newsletter.heading': 'Our newsletter',
  'newsletter.intro': 'New arrivals and price drops from many stores. Unsubscribe anytime.',
  'newsletter.stillMailed': 'If you still get these e-mails, <link>write to us</link>.',
  'newsletter.stopPriceAlerts': 'Stop price alerts',
  'newsletter.stopSentence': 'Stop e-mails about your favorites with one click. Your favorites stay saved.',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.thanks': 'Thank you. Check your inbox to confirm.',
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribeSentence': 'Unsubscribe with one click.',
} as const;
