const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of sanitized HTML, one string per paragraph, item or line. */
export const plainParagraphs = (html: string): string[] =>
  html
    .split(/<\/?(?:p|br|li|ul|ol|div|h\d)\b[^>]*>/i)
    .map((part) =>
      part.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (name) => entities[name] ?? ' '),
    )
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
