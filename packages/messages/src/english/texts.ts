export const texts = {
  'texts.about': 'About {name}',
  'texts.aboutIntro': 'Many stores, one wardrobe: a place to find what is worth wearing, and to remember it.',
  'texts.aboutTitle': 'About Page!',
  'texts.aboutUsLink': 'About Us',
  'texts.barrier': 'Tell us of a barrier',
  'texts.barrierIntro':
    'Did something not work for you? Say what it was, on which page, and with what browser or assistive technology. We answer within two working days.',
  'texts.notFound': 'We can’t find that page. It may have moved or been mistyped.',
  'texts.sendFeedback': 'Send feedback on accessibility',
  'texts.shopNewestFinds': 'Shop the newest finds',
} as const;
