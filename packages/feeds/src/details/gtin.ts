const isIsbn10 = (text: string): boolean => {
  if (!/^\d{9}[\dX]$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + (10 - at) * (digit === 'X' ? 10 : Number(digit)), 0);
  return sum % 11 === 0;
};

/** Computes the check digit of a GTIN: weights 3 and 1 from the right. */
const checkDigit = (digits: string): number => {
  let sum = 0;
  for (let at = digits.length - 1, weight = 3; at >= 0; at -= 1, weight = 4 - weight)
    sum += weight * Number(digits[at]);
  return (10 - (sum % 10)) % 10;
};

const isChecked = (digits: string): boolean => Number(digits.at(-1)) === checkDigit(digits.slice(0, -1));

/** Numbers that a store assigns for internal use mean nothing elsewhere (GS1 General Specifications, 1.4). */
const isInternal = (padded: string): boolean => /^00?(?:2|04)/.test(padded.slice(0, 4)) || /^0+$/.test(padded);

const lengths = new Set([8, 12, 13, 14]);

/**
 * Reads a GTIN, UPC, EAN or ISBN, with or without spaces and hyphens, as 14 digits. Restores the leading zero that
 * spreadsheets drop from a UPC. Null if the check digit is wrong or the number is for internal use.
 */
export const readGtin = (raw: string): string | null => {
  const text = raw.replace(/[\s'"=-]/g, '').toUpperCase();
  if (text.length === 10 && isIsbn10(text)) {
    const isbn = `978${text.slice(0, 9)}`;
    return `0${isbn}${checkDigit(isbn)}`;
  }
  if (!/^\d{8,14}$/.test(text)) return null;
  const digits = text.length === 11 ? `0${text}` : text;
  const padded = digits.padStart(14, '0');
  return lengths.has(digits.length) && isChecked(digits) && !isInternal(padded) ? padded : null;
};
