import type { Command } from 'commander';
import type { DeliveryChange, DeliveryRule } from '../stores/delivery-rules.ts';
import { UsageError } from './usage-error.ts';

/** Options of `store set` for delivery; each may be given for several places. */
export type DeliveryOptions = { delivery?: string[]; deliveryDays?: string[]; returns?: string[] };

const several = (text: string, before: string[] = []): string[] => [...before, text];

/** Adds the options for delivery; an empty value after the place removes what is known. */
export const addDeliveryOptions = (command: Command): Command =>
  command
    .option(
      '--delivery <place=fee[,free-from=amount]>',
      'what delivery costs: US=4.95,free-from=60, US=free, US=unknown; US:CA for a region',
      several,
    )
    .option('--delivery-days <place=days>', 'how long delivery takes: US=2-4', several)
    .option(
      '--returns <place=days[,free][,note]>',
      'for how many days goods can be returned, whether that is free, and where to: US=30,free',
      several,
    );

const split = (text: string): [place: string, value: string] => {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(`'${text}' has no place, as in US=4.95`);
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

const known = (text: string): string => (text.toLowerCase() === 'unknown' ? '' : text);

const feeOf = (text: string): Pick<DeliveryRule, 'fee' | 'freeFrom'> => {
  const [, fee = '', freeFrom = ''] = /^(.*?)(?:,?free-from=(.*))?$/.exec(text) ?? [];
  return { fee: known(fee), freeFrom: known(freeFrom) };
};

const returnsOf = (text: string): Pick<DeliveryRule, 'returnsDays' | 'returnsFree' | 'returnsNote'> => {
  const [days = '', ...more] = text.split(',').map((part) => part.trim());
  const isFree = more[0] === 'free';
  const isPaid = more[0] === 'fee';
  const returnsFree = isFree ? 'yes' : '';
  return {
    returnsDays: known(days),
    returnsFree: isPaid ? 'no' : returnsFree,
    returnsNote: (isFree || isPaid ? more.slice(1) : more).join(', '),
  };
};

/** Returns what the options change, by place. Throws UsageError for one without a place. */
export const deliveryChangeOf = ({ delivery, deliveryDays, returns }: DeliveryOptions): DeliveryChange => {
  const changes = new Map<string, DeliveryChange[number]>();
  const add = (texts: readonly string[] | undefined, read: (value: string) => Partial<DeliveryRule>): void => {
    for (const text of texts ?? []) {
      const [place, value] = split(text);
      changes.set(place, { ...changes.get(place), ...read(value), place });
    }
  };
  add(delivery, feeOf);
  add(deliveryDays, (days) => ({ days: known(days) }));
  add(returns, returnsOf);
  return [...changes.values()];
};

/** Describes a rule in one line: 'US: 4.95 USD, free from 60 USD, 2-4 days, returns 30 days, free'. */
export const deliveryLine = (rule: DeliveryRule): string => {
  const returns = [rule.returnsDays && `returns ${rule.returnsDays} days`, rule.returnsFree === 'yes' && 'free'];
  const parts = [
    rule.fee,
    rule.freeFrom && `free from ${rule.freeFrom}`,
    rule.days && `${rule.days} days`,
    ...(rule.returnsFree === 'no' ? [...returns, 'for a fee'] : returns),
    rule.returnsNote,
  ];
  return `${rule.place}: ${parts.filter(Boolean).join(', ')}`;
};
