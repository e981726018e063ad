export const statement = {
  'statement.aim':
    'We want everyone to be able to use this shop. It aims to meet WCAG 2.2, level AA, and EN&nbsp;301&nbsp;549.',
  'statement.assessed':
    'This statement is based on our own assessment: inspections, and automatic tests that run with every change. They include axe and the accessibility tree of every page, at 400 % zoom, with wider text spacing, forced colors and reduced motion. No third party has assessed the shop.',
  'statement.assessedHead': 'How we assessed the shop',
  'statement.conformance':
    'The shop partly conforms: of {all} requirements, {met} are met, {without} do not apply, and {short} are partly met or not met.',
  'statement.conformanceHead': 'Conformance',
  'statement.disagree': 'You can contact the authority in your country that enforces the accessibility of services.',
  'statement.disagreeHead': 'If you disagree with our answer',
  'statement.documents': 'Non-web documents: the mails',
  'statement.gapLanguages':
    'Texts of stores carry their language only where imports found it (3.1.2). If a store mixes languages, the page does not say which one a text is in.',
  'statement.gapMails': 'Mails were not tried with screen readers in mail programs (EN 301 549, chapter 10).',
  'statement.gapPeople': 'People who use assistive technology have not tested the shop.',
  'statement.gapsHead': 'What does not work yet',
  'statement.gapStores':
    'Texts and pictures of stores are as accessible as the stores made them. The sites of stores are not ours.',
  'statement.gapUndo':
    'A removal of a favorite can be undone for three seconds (2.2.1). The favorite can be saved again at its product.',
  'statement.parts': 'Language of Parts',
  'statement.timing': 'Timing Adjustable',
  'statement.whole': 'WCAG conformance requirements',
} as const;
