import { currencySign } from '@wearfolio/contracts/identity/currency';
import { readAmount } from '@wearfolio/contracts/identity/money';
import { fastDays } from '@wearfolio/contracts/listing/traits';
import { message } from '@wearfolio/messages/key';
import { formatMoney } from '../../../lib/money.ts';
import { settings } from '../../../lib/settings.ts';
import { t } from '../../../lib/t.tsx';

/** The names of traits by their ids, which the API returns in English. */
const names = {
  7: message('traits.droppedThisWeek'),
  30: message('traits.droppedThisMonth'),
  101: message('traits.onSale'),
  102: message('traits.off10'),
  103: message('traits.off20'),
  104: message('traits.off30'),
  105: message('traits.off50'),
  201: message('traits.leather'),
  202: message('traits.suede'),
  203: message('traits.veganLeather'),
  204: message('traits.cotton'),
  205: message('traits.organicCotton'),
  206: message('traits.linen'),
  207: message('traits.wool'),
  208: message('traits.merino'),
  209: message('traits.cashmere'),
  210: message('traits.alpaca'),
  211: message('traits.mohair'),
  212: message('traits.silk'),
  213: message('traits.satin'),
  214: message('traits.velvet'),
  215: message('traits.denim'),
  216: message('traits.corduroy'),
  217: message('traits.flannel'),
  218: message('traits.tweed'),
  219: message('traits.fleece'),
  220: message('traits.down'),
  221: message('traits.shearling'),
  222: message('traits.fauxFur'),
  223: message('traits.goreTex'),
  224: message('traits.nylon'),
  225: message('traits.polyester'),
  226: message('traits.viscose'),
  227: message('traits.lyocell'),
  228: message('traits.modal'),
  229: message('traits.hemp'),
  230: message('traits.bamboo'),
  231: message('traits.canvas'),
  232: message('traits.mesh'),
  233: message('traits.chiffon'),
  234: message('traits.tulle'),
  235: message('traits.rubber'),
  236: message('traits.straw'),
  237: message('traits.sterlingSilver'),
  238: message('traits.goldPlated'),
  239: message('traits.stainlessSteel'),
  301: message('traits.striped'),
  302: message('traits.checked'),
  303: message('traits.plaid'),
  304: message('traits.gingham'),
  305: message('traits.floral'),
  306: message('traits.polkaDots'),
  307: message('traits.leopard'),
  308: message('traits.animalPrint'),
  309: message('traits.camouflage'),
  310: message('traits.houndstooth'),
  311: message('traits.herringbone'),
  312: message('traits.paisley'),
  313: message('traits.tieDye'),
  314: message('traits.colorBlock'),
  315: message('traits.graphic'),
  316: message('traits.printed'),
  317: message('traits.fairIsle'),
  318: message('traits.plain'),
  401: message('traits.skinny'),
  402: message('traits.slim'),
  403: message('traits.regular'),
  404: message('traits.straight'),
  405: message('traits.tapered'),
  406: message('traits.relaxed'),
  407: message('traits.loose'),
  408: message('traits.oversized'),
  409: message('traits.wideLeg'),
  410: message('traits.bootcut'),
  411: message('traits.flared'),
  501: message('traits.cropped'),
  502: message('traits.mini'),
  503: message('traits.kneeLength'),
  504: message('traits.midi'),
  505: message('traits.maxi'),
  506: message('traits.sleeveless'),
  507: message('traits.shortSleeves'),
  508: message('traits.longSleeves'),
  601: message('traits.freeDelivery'),
  801: message('traits.freeReturns'),
} as const;

const fast = { id: 701, name: message('traits.fast') };

/** The name of a trait in the language of the page; null for one that this page does not know. */
export const traitName = (id: number): string | null => {
  if (id === fast.id) return t(fast.name, { days: fastDays });
  return id in names ? t(names[id as keyof typeof names]) : null;
};

const ranges = {
  Under: message('listing.priceUnder'),
  Over: message('listing.priceOver'),
  From: message('listing.priceFrom'),
  'Up to': message('listing.priceUpTo'),
  Around: message('listing.priceAround'),
};

/** The amounts of a text, which replies print in the shop's currency, in that of the page. */
const inOwnMoney = (text: string): string => {
  if (!settings.market) return text;
  const sign = currencySign(settings.shop.currency).replace(/[$.]/g, '\\$&');
  return text.replace(new RegExp(`${sign}([\\d.,]*\\d)`, 'g'), (whole, amount: string) => {
    const value = readAmount(amount);
    return value === null ? whole : formatMoney(value);
  });
};

/** The name of a price range in the language and the currency of the page: 'Under $50'. */
export const rangeName = (name: string): string => {
  const [, word = '', price = ''] = /^(Under|Over|From|Up to|Around) (.*)$/.exec(name) ?? [];
  return word in ranges ? t(ranges[word as keyof typeof ranges], { price: inOwnMoney(price) }) : inOwnMoney(name);
};
