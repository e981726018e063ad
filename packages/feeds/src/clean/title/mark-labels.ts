// cspell:ignore couleur colore
const colorLabel = /(?<=^|[\s,(|–-])(?:colou?r|farbe|couleur|colore?|kleur)\s*[:=]\s*/giu;
const sizeLabel = /(?<=^|[\s,(|–-])(?:size|sz)\s*[:=.]\s*/giu;

const endsInMark = /[,:([|–—-]$/u;

/** Separates labeled options: 'Boot Size: 9 Color: Slate' -> 'Boot - Size 9 - Slate'. */
export const markLabels = (name: string): string => {
  const mark = (label: string) => (_: string, at: number, whole: string) => {
    const before = whole.slice(0, at).trimEnd();
    return before === '' || endsInMark.test(before) ? label : `- ${label}`;
  };
  return /[:=.]/.test(name) ? name.replace(colorLabel, mark('')).replace(sizeLabel, mark('Size ')) : name;
};
