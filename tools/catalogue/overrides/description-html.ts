import { cleanHtml } from '@wearfolio/feeds/clean/text/html';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const hasElement = /<\/?(?:p|br|ul|ol|li|b|strong|i|em|h3)\b[^<>]*>/i;

/**
 * A description that staff typed, as HTML: plain text becomes paragraphs; HTML keeps the elements that descriptions may
 * have.
 */
export const descriptionHtml = (text: string): string => {
  if (hasElement.test(text)) return cleanHtml(text);
  const paragraphs = text.split(/\n\s*\n/).map((one) => escaped(one.trim()).replaceAll('\n', '<br />'));
  return paragraphs.map((one) => (one === '' ? '' : `<p>${one}</p>`)).join('');
};
