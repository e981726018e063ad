// cspell:disable: words of sizes in several languages

const one = new Set(
  `one size|onesize|os|osfm|osfa|o/s|1 size|1size|1sz|universal|free size|freesize|uni|uni size|one size fits all|one size fits most
  |one|einheitsgröße|einheitsgrösse|einheitsgroesse|taille unique|unique|tu|t.u.|talla única|talla unica|única|unica|unico|único|taglia unica
  |tamanho único|één maat|eén maat|een maat|rozmiar uniwersalny|uniwersalny|en storlek|one-size|en størrelse|yksi koko|yhden koon
  |universală|mărime universală|marime universala|mărime unică|marime unica|univerzální|univerzálna|univerzalna|univerzalno|jedna velikost|универсальный|единый размер|універсальний|egyméretes|ένα μέγεθος|vienas dydis|bir beden|フリーサイズ|フリー
  |einheitsgr.|einheitsgr|uniw.|uniw|ei kokoa|tek ebat|standart|adjustable|einstellbar`
    .split('|')
    .map((word) => word.trim()),
);

/** Whether a text means one size for all. */
export const isOneSize = (text: string): boolean => {
  const lower = text.toLowerCase().replace(/\s*\(.*\)$/, '');
  return one.has(lower) || /^onesize|^one size\b/.test(lower);
};

/** Words for 'size', which stand before or behind one. */
export const sizeLabels: readonly string[] =
  `size sizes sz taille pointure größe groesse grösse schuhgröße talla talle taglia maat rozmiar rozm velikost veľkosť velkost méret
  storlek størrelse koko tamanho numero número numara beden размер розмір mărime mărimea marime măsură μέγεθος νούμερο dydis
  veličina veličine velicina broj величина サイズ suurus izmērs`
    .split(/\s+/)
    .filter((word) => word !== '');

/** Letters behind a word for 'size' in the languages that inflect it, and short forms that need a point or a number. */
const short =
  'gr\\.?|tg\\.?|strl?\\.?|stl\\.?|t\\.|wiek|alter|âge|età|edad|leeftijd|вік|возраст|věk|vek|yaş|ηλικία|vârstă|kor';
const words = sizeLabels.toSorted((one, other) => other.length - one.length).join('|');
const labelAhead = new RegExp(
  `^(?:(?:shoe|waist|ring|clothing)\\s+)?(?:${words}|${short})(?:[\\s:.#–-]+|(?=\\d))(?=\\S)`,
  'iu',
);
/** '37 Numara', '38-as méret', '104 размера'. */
const labelBehind = new RegExp(`(?<=\\d)(?:-?(?:as|es|os|ös|ás|és))?[\\s-]*(?:${words})[аіиa]?\\.?$`, 'iu');

/** Removes the word for 'size' before or behind a size, in any language. */
export const withoutLabel = (text: string): string => {
  const rest = text.replace(labelAhead, '').replace(labelBehind, '');
  return rest === '' || !/[\p{L}\p{N}]/u.test(rest) ? text : rest;
};

const units: readonly [RegExp, string][] = [
  [
    /(?<=\d)[\s-]*(?:jahre?n?|jr|ans?|años?|anni|anno|jaar|lata?|år|aar|vuotta|anos|yaş|yaşı|let|rok[ůuy]?|rokov|éves|év|лет|года?|років|роки|рік|ani|ετών|χρονών|χρόνων|έτη|metų|metai|godin[ae]|god|година|год|歳|才|aastat|gadi)\.?$/iu,
    ' Y',
  ],
  [
    /(?<=\d)[\s-]*(?:monate?|mon|mois|mes(?:es)?|mes[ie]|maanden|maand|mnd|miesi[eę]cy|mies|månader|mån|måneder|mdr|kk|kuukautta|ay|aylık|měsíců|měs|mesiacov|mes\.|hónapos|hónap|hó|месяцев|месяца|мес|місяців|місяці|міс|luni|lună|μηνών|μήνες|mėn|mėnesių|meseci|mjeseci|месеци|[ヶかカケ]月|kuud|mēneši)\.?$/iu,
    ' M',
  ],
];

/** '6 mois' becomes '6 M', '4 Jahre' becomes '4 Y'. */
export const plainUnits = (text: string): string => {
  for (const [pattern, unit] of units) {
    if (pattern.test(text)) return text.replace(pattern, unit);
  }
  return text;
};

const letterWords: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  klein: 'S',
  mittel: 'M',
  groß: 'L',
  gross: 'L',
  petit: 'S',
  moyen: 'M',
  moyenne: 'M',
  grand: 'L',
  pequeño: 'S',
  pequeña: 'S',
  mediano: 'M',
  mediana: 'M',
  grande: 'L',
  pequeno: 'S',
  pequena: 'S',
  médio: 'M',
  média: 'M',
  piccolo: 'S',
  piccola: 'S',
  medio: 'M',
  media: 'M',
  middel: 'M',
  groot: 'L',
  mały: 'S',
  mała: 'S',
  średni: 'M',
  średnia: 'M',
  duży: 'L',
  duża: 'L',
  liten: 'S',
  stor: 'L',
  lille: 'S',
  mellem: 'M',
  pieni: 'S',
  keskikoko: 'M',
  suuri: 'L',
  iso: 'L',
  kicsi: 'S',
  közepes: 'M',
  nagy: 'L',
  malý: 'S',
  malá: 'S',
  střední: 'M',
  stredný: 'M',
  velký: 'L',
  veľký: 'L',
  mic: 'S',
  mediu: 'M',
  mare: 'L',
  küçük: 'S',
  orta: 'M',
  büyük: 'L',
  маленький: 'S',
  средний: 'M',
  большой: 'L',
  малий: 'S',
  середній: 'M',
  великий: 'L',
  μικρό: 'S',
  μεσαίο: 'M',
  μεγάλο: 'L',
  mali: 'S',
  srednji: 'M',
  veliki: 'L',
  mažas: 'S',
  vidutinis: 'M',
  didelis: 'L',
});

const more = /^(?:extra|x|muy|très|molto|muito|zeer|bardzo|velmi|veľmi|çok|очень|дуже|πολύ|foarte|labai)[\s-]*/u;

/** 'klein' becomes 'S', 'Extra grande' 'XL', for clothes only: of bags and cups, such words are not sizes. */
export const letterOfWord = (text: string): string | null => {
  const lower = text.trim().toLowerCase();
  const known = letterWords[lower];
  if (known !== undefined || !more.test(lower)) return known ?? null;
  const letter = letterWords[lower.replace(more, '')];
  return letter === undefined || letter === 'M' ? null : `X${letter}`;
};

const lengths: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  kurz: 'short',
  lang: 'long',
  court: 'short',
  corto: 'short',
  largo: 'long',
  lungo: 'long',
  kort: 'short',
  normal: 'regular',
});

/** 'M kurz' becomes 'M short'. */
export const plainLength = (text: string): string =>
  text.replace(/(?<=\s)\p{L}+$/u, (word) => lengths[word.toLowerCase()] ?? word);
