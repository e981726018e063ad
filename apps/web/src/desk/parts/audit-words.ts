import { type AuditAction, isAuditAction } from '@wearfolio/contracts/audit-actions';
import {
  type DocumentKind,
  homeKey,
  identityKey,
  marketsKey,
  placeOfKey,
} from '@wearfolio/contracts/content/content-body';
import { menuKey } from '@wearfolio/contracts/content/menu-draft';
import type { FeedAccess } from '@wearfolio/contracts/desk-feed-source';
import type { FeedRule } from '@wearfolio/contracts/desk-rules';
import type { EventKind } from '@wearfolio/contracts/desk-webhooks';
import type { StaffRole } from '@wearfolio/contracts/rights';
import { formatFixed, formatList, formatTime } from '../../lib/formats.ts';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import { categoryWords } from '../catalogue/words.ts';
import { partWords } from '../content/field-words.ts';
import { accessWords } from '../feeds/access-fields.tsx';
import { readTimes, timesWords } from '../feeds/times.ts';
import { eventWords } from '../partners/event-words.ts';
import { ruleWords } from '../rules/words.ts';
import { roleWords } from './role-words.ts';
import { say } from './say.ts';

const actions: Readonly<Record<AuditAction, string>> = {
  'accept invitation': t('desk.audit.acceptInvitation'),
  'accept price': t('desk.audit.acceptPrice'),
  'add own product': t('desk.audit.addOwnProduct'),
  'add partner': t('desk.audit.addPartner'),
  'add passkey': t('desk.audit.addPasskey'),
  'add store': t('desk.audit.addStore'),
  'add webhook': t('desk.audit.addWebhook'),
  'answer message': t('desk.audit.answerMessage'),
  'cancel newsletter': t('desk.audit.cancelNewsletter'),
  'change audience': t('desk.audit.changeAudience'),
  'change brand': t('desk.audit.changeBrand'),
  'change category': t('desk.audit.changeKind'),
  'change color': t('desk.audit.changeColor'),
  'change description': t('desk.audit.changeDescription'),
  'change own product': t('desk.audit.changeOwnProduct'),
  'change partner': t('desk.audit.changePartner'),
  'change password': t('desk.audit.changePassword'),
  'change pictures': t('desk.audit.changePictures'),
  'change role': t('desk.audit.changeRole'),
  'change title': t('desk.audit.changeTitle'),
  'close message': t('desk.audit.closeMessage'),
  'confirm prices': t('desk.audit.confirmPrices'),
  'content-publish': t('desk.audit.publishText'),
  'content-refuse': t('desk.audit.refuseText'),
  'content-save': t('desk.audit.saveText'),
  'content-schedule': t('desk.audit.scheduleText'),
  'content-unschedule': t('desk.audit.unscheduleText'),
  'content-withdraw': t('desk.audit.withdrawText'),
  'currency-change': t('desk.audit.changeCurrency'),
  'decide report': t('desk.audit.decideReport'),
  'delete store': t('desk.audit.deleteStore'),
  'erase address': t('desk.audit.eraseAddress'),
  'erase customer': t('desk.audit.eraseCustomer'),
  'export address': t('desk.audit.exportAddress'),
  'export customer': t('desk.audit.exportCustomer'),
  'export subscribers': t('desk.audit.exportSubscribers'),
  'fetch feed': t('desk.audit.fetchFeed'),
  'fetch rates': t('desk.audit.fetchRates'),
  'hide product': t('desk.audit.hideProduct'),
  'import commissions': t('desk.audit.importCommissions'),
  'import upload': t('desk.audit.importUpload'),
  'invite staff': t('desk.audit.inviteStaff'),
  'look up address': t('desk.audit.lookUpAddress'),
  'map brand': t('desk.audit.mapBrand'),
  'map category': t('desk.audit.mapCategory'),
  'map color': t('desk.audit.mapColor'),
  'match: join': t('desk.audit.joinOffers'),
  'match: split': t('desk.audit.keepApart'),
  'match: split all': t('desk.audit.splitAll'),
  'match: split one': t('desk.audit.splitOne'),
  'match: undo': t('desk.audit.undoMatch'),
  'merge brand': t('desk.audit.mergeBrand'),
  'note backup': t('desk.audit.noteBackup'),
  'open message again': t('desk.audit.openMessage'),
  'page of the brand': t('desk.audit.pageOfBrand'),
  'page of the store': t('desk.audit.pageOfStore'),
  'picture-add': t('desk.audit.addPicture'),
  'read addresses': t('desk.audit.readAddresses'),
  'receive test mail': t('desk.audit.receiveTestMail'),
  'refetch pictures': t('desk.audit.refetchPictures'),
  'reimport feed': t('desk.audit.reimportFeed'),
  'reject price': t('desk.audit.rejectPrice'),
  'remove authenticator app': t('desk.audit.removeApp'),
  'remove own product': t('desk.audit.removeOwnProduct'),
  'remove partner': t('desk.audit.removePartner'),
  'remove passkey': t('desk.audit.removePasskey'),
  'remove rate': t('desk.audit.removeRate'),
  'remove staff': t('desk.audit.removeStaff'),
  'remove synonym': t('desk.audit.removeSynonym'),
  'remove webhook': t('desk.audit.removeWebhook'),
  'rename brand': t('desk.audit.renameBrand'),
  'rename passkey': t('desk.audit.renamePasskey'),
  'rename store': t('desk.audit.renameStore'),
  'renew partner key': t('desk.audit.renewPartnerKey'),
  'renew recovery codes': t('desk.audit.renewCodes'),
  'reset password': t('desk.audit.resetPassword'),
  'reset second factor': t('desk.audit.resetFactor'),
  'resume webhook': t('desk.audit.resumeWebhook'),
  'retry jobs': t('desk.audit.retryJobs'),
  'say which store': t('desk.audit.sayWhichStore'),
  'schedule feed': t('desk.audit.scheduleFeed'),
  'send newsletter': t('desk.audit.sendNewsletter'),
  'send test mail': t('desk.audit.sendTestMail'),
  'set feed rules': t('desk.audit.setRules'),
  'set rate': t('desk.audit.setRate'),
  'set store': t('desk.audit.setStore'),
  'set synonym': t('desk.audit.setSynonym'),
  'set up second factor': t('desk.audit.setUpFactor'),
  'show product': t('desk.audit.showProduct'),
  'sign in': t('desk.audit.signIn'),
  'store removed': t('desk.audit.storeRemoved'),
  'switch brand off': t('desk.audit.brandOff'),
  'switch brand on': t('desk.audit.brandOn'),
  'switch store off': t('desk.audit.storeOff'),
  'switch store on': t('desk.audit.storeOn'),
  'take audience back': t('desk.audit.audienceBack'),
  'take brand back': t('desk.audit.brandBack'),
  'take category back': t('desk.audit.kindBack'),
  'take color back': t('desk.audit.colorBack'),
  'take description back': t('desk.audit.descriptionBack'),
  'take pictures back': t('desk.audit.picturesBack'),
  'take title back': t('desk.audit.titleBack'),
  'test newsletter': t('desk.audit.testNewsletter'),
  'test webhook': t('desk.audit.testWebhook'),
  undo: t('desk.audit.undo'),
  'undo own product': t('desk.audit.undoOwnProduct'),
  'undo price': t('desk.audit.undoPrice'),
  'unmap brand': t('desk.audit.unmapBrand'),
  'unmap category': t('desk.audit.unmapCategory'),
  'unmap color': t('desk.audit.unmapColor'),
  'use recovery code': t('desk.audit.useCode'),
  'withdraw invitation': t('desk.audit.withdrawInvitation'),
};

/** What somebody did, in words. */
export const actionWords = (action: string): string => (isAuditAction(action) ? actions[action] : action);

/** The actions whose names have these words. */
export const actionsNamed = (words: string): string[] => {
  const wanted = words.toLocaleLowerCase(locale);
  return Object.entries(actions).flatMap(([action, name]) =>
    name.toLocaleLowerCase(locale).includes(wanted) ? [action] : [],
  );
};

const documents: Readonly<Record<string, string>> = {
  [homeKey]: t('desk.content.homePage'),
  [identityKey]: t('desk.parts.identity'),
  [marketsKey]: t('desk.markets.title'),
  [menuKey]: t('desk.menu.title'),
};

const kinds: Readonly<Record<DocumentKind, string>> = {
  page: t('desk.content.page'),
  collection: t('desk.content.linkCollection'),
  merchandise: t('desk.parts.orderListings'),
  newsletter: t('desk.people.newsletter'),
};

/** What something was done to, in words: a document is named by its kind. */
export const subjectWords = (action: string, subject: string): string => {
  if (!action.startsWith('content-')) return say(subject);
  const place = placeOfKey(subject);
  return place ? `${kinds[place.kind]}: ${place.name}` : (documents[subject] ?? subject);
};

/** What only the shop itself reads. */
const unread: ReadonlySet<string> = new Set(['hash', 'id', 'ids']);

/** The same within a document. */
const unreadInDocument: ReadonlySet<string> = new Set(['height', 'key', 'kind', 'look', 'part', 'src', 'width']);

/** The names of what was changed. */
const names: Readonly<Record<string, string>> = {
  days: t('desk.audit.deliveryDays'),
  fee: t('desk.audit.fee'),
  freeFrom: t('desk.audit.freeFrom'),
  place: t('desk.audit.place'),
  returnsDays: t('desk.audit.returnsDays'),
  returnsFree: t('desk.audit.returnsFree'),
  returnsNote: t('desk.audit.returnsNote'),
  rules: t('desk.audit.rules'),
  archiveFiles: t('desk.audit.archiveFiles'),
  brand: t('desk.audit.brand'),
  cents: t('desk.audit.prices'),
  change: t('desk.audit.change'),
  clickOut: t('desk.audit.buyLink'),
  clicks: t('desk.audit.clicks'),
  count: t('desk.audit.count'),
  cron: t('desk.audit.times'),
  currency: t('desk.audit.currency'),
  customers: t('desk.audit.customers'),
  decision: t('desk.audit.decision'),
  delivery: t('desk.audit.delivery'),
  elsewhere: t('desk.audit.elsewhere'),
  events: t('desk.audit.events'),
  favorites: t('desk.audit.favorites'),
  feed: t('desk.audit.feed'),
  feedsOut: t('desk.audit.givenOut'),
  field: t('desk.audit.field'),
  file: t('desk.audit.file'),
  from: t('desk.audit.from'),
  height: t('desk.audit.height'),
  held: t('desk.audit.held'),
  host: t('desk.audit.host'),
  isBothWays: t('desk.audit.bothWays'),
  is_both_ways: t('desk.audit.bothWays'),
  links: t('desk.audit.links'),
  logo: t('desk.audit.logo'),
  mapping: t('desk.audit.mapping'),
  market: t('desk.audit.market'),
  name: t('desk.audit.name'),
  note: t('desk.audit.note'),
  number: t('desk.audit.number'),
  pairs: t('desk.audit.pairs'),
  pictures: t('desk.audit.pictures'),
  prices: t('desk.audit.prices'),
  products: t('desk.audit.products'),
  quotaPerDay: t('desk.audit.quota'),
  rate: t('desk.audit.rate'),
  rejected: t('desk.audit.rejected'),
  role: t('desk.audit.role'),
  schedule: t('desk.audit.schedule'),
  shown: t('desk.audit.shown'),
  slug: t('desk.audit.slug'),
  status: t('desk.audit.status'),
  subscribers: t('desk.audit.subscribers'),
  terms: t('desk.audit.terms'),
  text: t('desk.audit.text'),
  to: t('desk.audit.to'),
  url: t('desk.audit.address'),
  value: t('desk.audit.value'),
  values: t('desk.audit.values'),
  version: t('desk.audit.version'),
  waiting: t('desk.audit.waiting'),
  width: t('desk.audit.width'),
};

const nameWords = (name: string): string =>
  names[name] ?? partWords(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' '));

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isRule = (value: object): value is FeedRule => 'when' in value && 'actions' in value && 'name' in value;

const textWords = (name: string, text: string): string => {
  if (name === 'access') return accessWords[text as FeedAccess] ?? text;
  if (name === 'cents') return formatFixed(Number(text) / 100, 2);
  if (name === 'events') return eventWords[text as EventKind] ?? text;
  if (name === 'role') return roleWords[text as StaffRole] ?? text;
  if (name === 'returnsFree') return text === 'yes' ? t('desk.parts.yes') : t('desk.parts.no');
  // A paused schedule is a word.
  if (name === 'cron' || (name === 'schedule' && text.includes(' '))) return timesWords(readTimes(text));
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatTime(text);
  return /^(?:women|men|kids)(?:\/[a-z-]+)+$/.test(text) ? categoryWords(text) : say(text);
};

/** Any value of an entry in words: lists with commas, fields with their names. Empty fields within one are left out. */
export const valueWords = (value: unknown, name = '', isWithin = false, hidden = unread): string => {
  if (isNothing(value)) return t('desk.parts.none');
  if (typeof value === 'boolean') return value ? t('desk.parts.yes') : t('desk.parts.no');
  if (Array.isArray(value)) return formatList(value.map((one) => valueWords(one, name, true, hidden)));
  if (typeof value !== 'object' || value === null) return textWords(name, String(value));
  if (isRule(value)) return `${value.name}: ${ruleWords(value)}`;
  return Object.entries(value)
    .filter(([key, one]) => !hidden.has(key) && !(isWithin && isNothing(one)))
    .map(([key, one]) =>
      key === 'body'
        ? valueWords(one, key, true, unreadInDocument)
        : `${nameWords(key)}: ${valueWords(one, key, true, hidden)}`,
    )
    .join('; ');
};
