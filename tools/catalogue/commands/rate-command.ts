import { exchangeRatesUrl, feedPrivateHosts } from '@wearfolio/database/env';
import { Argument, type Command } from 'commander';
import { readCurrency } from '../content/shop-identity.ts';
import { fetchRates } from '../prices/fetch-rates.ts';
import { listRates, removeRate, setRate } from '../prices/rates.ts';
import { Refused } from '../refused.ts';
import { type Context, onDatabase, positiveNumber, tableLines } from './context.ts';

const sources = { ops: 'set by ops', ecb: 'European Central Bank' } as const;

const later = "The shop's prices follow within a day";

const set = async (url: string, { say }: Context, code: string, value: number): Promise<void> => {
  const currency = await readCurrency(url);
  const [bank] = (await listRates(url, currency)).filter((one) => one.currency === code.toUpperCase());
  const kept = await setRate(url, code, value, currency);
  say(`The next import uses 1 ${kept.currency} = ${kept.rate} ${currency}. ${later}`);
  if (bank?.source === 'ecb') {
    say(`The European Central Bank's rate is ${Number(bank.rate.toPrecision(6))} (${bank.day})`);
  }
};

const list = async (url: string, { say }: Context): Promise<void> => {
  const currency = await readCurrency(url);
  const rates = await listRates(url, currency);
  const lines = rates.map((rate) => [
    `1 ${rate.currency} = ${Number(rate.rate.toPrecision(6))} ${currency}`,
    sources[rate.source],
    rate.day,
  ]);
  for (const line of tableLines(lines)) say(line);
};

const fetchNow = async (url: string, { say, signal }: Context): Promise<void> => {
  if (exchangeRatesUrl === null) throw new Refused('EXCHANGE_RATES_URL is none, so no rates are fetched');
  const request = { url, address: exchangeRatesUrl, privateHosts: feedPrivateHosts, signal };
  say(`Fetched the rates of ${await fetchRates(request)}. ${later}`);
};

/** `rate set CODE RATE`, `rate remove CODE`, `rate list` and `rate fetch` (behavior.md#price-currency). */
export const addRateCommand = (program: Command, context: Context): void => {
  const code = new Argument('<code>', 'the currency, such as DKK');
  const rate = program.command('rate').description("manage exchange rates to the shop's currency");
  rate
    .command('set')
    .description("set a rate that overrides the European Central Bank's")
    .addArgument(code)
    .argument('<rate>', "the value of one unit in the shop's currency", positiveNumber)
    .action((currencyCode: string, value: number) =>
      onDatabase(context, (url) => set(url, context, currencyCode, value)),
    );
  rate
    .command('remove')
    .description("use the European Central Bank's rate again")
    .addArgument(code)
    .action((currencyCode: string) =>
      onDatabase(context, async (url) => {
        await removeRate(url, currencyCode);
        context.say(`The rate of ${currencyCode.toUpperCase()} is no longer set. ${later}`);
      }),
    );
  rate
    .command('list')
    .description('list all rates with source and date')
    .action(() => onDatabase(context, (url) => list(url, context)));
  rate
    .command('fetch')
    .description("fetch the European Central Bank's rates now; the worker does so daily")
    .action(() => onDatabase(context, (url) => fetchNow(url, context)));
  rate.addHelpText('after', '\nExample:\n  npm run catalogue -- rate set AED 0.2723');
};
