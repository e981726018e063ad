// cspell:disable: words of several languages

/** Longer is no delivery time but an order for later. */
const mostDays = 90;

const units: readonly (readonly [days: number, words: RegExp])[] = [
  [
    1 / 24,
    /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|ore|uur|uren|timer?|timmar|godz\p{L}*|hodin\p{L}*|часов|часа?|год\p{L}*|tuntia?|saat|óra)$/u,
  ],
  [
    7,
    /^(?:w|wks?|weeks?|wochen?|semaines?|semanas?|settiman\p{L}|weken|week|uger?|vecko[rn]|vecka|tygodni\p{L}*|tydzień|týdn\p{L}*|недел\p{L}*|тижн\p{L}*|viikkoa?|hafta)$/u,
  ],
  [
    1,
    /^(?:d|days?|tage?n?|jours?|j|días?|dias?|giorn[oi]|dagen|dage?|dagar|dni|dzień|dn[íyů]|den|dny|dní|день|дн\p{L}*|рабочих|робочих|werktage?n?|arbeitstage?n?|werkdagen?|business|working|workdays?|ouvr\p{L}*|laborables|hábiles|úteis|lavorativi|hverdage|arbetsdagar|arkipäivää|päivää|gün|nap|munkanap|zile|robocz\p{L}*)$/u,
  ],
];

const unitOf = (text: string): number | null => {
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const unit = units.find(([, words]) => words.test(word));
    if (unit) return unit[0];
  }
  return null;
};

const sameDay = /\b(?:same[\s-]?day|heute|aujourd'hui)\b/i;
const nextDay = /\b(?:next[\s-]?(?:business |working )?day|overnight|tomorrow|morgen|lendemain)\b/i;

/** When a parcel leaves, not when it arrives. */
const isDispatch =
  /(?<!\p{L})(?:ships?|shipped|dispatch\p{L}*|versandfertig|versandbereit|verschickt|versendet|expédi\p{L}*|verzonden|spedito|spediamo|despachado|expedido|wysyłamy|wysyłka w|odesíláme|skickas|afsendes|sendes|отправ\p{L}*|відправ\p{L}*)(?!\p{L})/iu;
const isArrival =
  /(?<!\p{L})(?:liefer|zustell|deliver|arriv|livr|entrega|consegn|lever|dostaw|doruč|dodac|dodán|достав)/iu;

/**
 * Reads how many days a delivery takes, from and to: '2-4 working days', '24h', '1 - 3 Werktage', 'next day', '3'. 'Up
 * to 5 days' takes five. Null for dates and other texts, and
 * for the time until a parcel leaves.
 */
export const readDays = (raw: string): readonly [number, number] | null => {
  const text = raw.trim();
  if (isDispatch.test(text) && !isArrival.test(text)) return null;
  if (sameDay.test(text)) return [0, 0];
  if (nextDay.test(text)) return [1, 1];
  const found =
    /^(\D{0,40}?)(\d{1,3})(?:\s*(?:[-–—~/]|to|bis|à|a|till?|tot|do|и|до)\s*(\d{1,3}))?(?![\d.:,/-]*\d)(.*)$/iu.exec(
      text,
    );
  if (!found) return null;
  const [, before = '', from = '', to = from, after = ''] = found;
  const isBare = before.trim() === '' && after.trim() === '';
  const unit = isBare ? 1 : (unitOf(after) ?? unitOf(before));
  if (unit === null) return null;
  const [first, last] = [Number(from), Number(to)].map((number) => Math.ceil(number * unit));
  if (first === undefined || last === undefined || first > last || last > mostDays) return null;
  return [first, last];
};
