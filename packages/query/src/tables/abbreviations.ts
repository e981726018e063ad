// cspell:disable
const lines = `
lbd black dress|lwd white dress|wfh loungewear|otk over the knee|mj mary janes|pjs pajamas|pj pajamas|jammies pajamas|sweats sweatpants
trackies track pants|trackie track pants|joggs joggers|kicks sneakers|creps sneakers|specs glasses|sunnies sunglasses|shades sunglasses
undies underwear|knicks underwear|cozzie swimsuit|cossie swimsuit|bathers swimsuit|togs swimsuit|budgie swim shorts|thongs flip flops
wellies rain boots|wellingtons rain boots|dms boots|cardi cardigan|cardy cardigan|hoody hoodie|tux tuxedo|puffa puffer jacket|mac raincoat
blk black|blck black|wht white|gry grey|brn brown|nvy navy|prpl purple|grn green|ylw yellow|pnk pink|blu blue|bnw black white
clearout sale|bogo sale|bargains sale|bargain sale|athleisure activewear|activeware activewear|xmas christmas|hols summer|vacay vacation`;

/**
 * Short forms and the words that they stand for, in the notation of a search: 'lbd' is 'black dress'. A synonym of ops
 * for the same word takes precedence.
 */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, string] => {
      const at = entry.indexOf(' ');
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
);
