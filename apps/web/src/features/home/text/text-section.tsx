import type { SectionOf } from '@wearfolio/contracts/home/home-sections';
import { RichText } from './rich-text.tsx';

/** A text of staff on the home page, in a readable column. */
export const TextSection = ({ title, html }: SectionOf<'text'>) => (
  <section className="page-margins pt-16 md:pt-24" aria-label={title}>
    <div className="max-w-160">
      <h2 className="type-heading mb-5 text-balance md:mb-7">{title}</h2>
      <RichText html={html} />
    </div>
  </section>
);
