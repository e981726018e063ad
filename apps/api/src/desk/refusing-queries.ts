import { Refused } from '@wearfolio/catalogue/refused';
import { AddressRefused } from '@wearfolio/catalogue/schedule/download-refused';
import { CronRefused } from '@wearfolio/catalogue/schedule/schedules';
import { RuleRefused } from '@wearfolio/catalogue/stores/delivery-rules';
import { SettingRefused } from '@wearfolio/catalogue/stores/store-settings';
import { RequestRefused } from '../http/errors.ts';
import { withoutCommands } from './without-commands.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Runs a function of the catalogue and turns its refusal into a 409 that names the setting. */
export const refusing = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SettingRefused)
      throw new RequestRefused(409, error.message, { [snake(error.setting)]: [error.message] });
    if (error instanceof RuleRefused)
      throw new RequestRefused(409, error.message, {
        [`delivery.${error.at}.${snake(error.field)}`]: [error.message],
      });
    if (error instanceof AddressRefused) throw new RequestRefused(409, error.message, { url: [error.message] });
    if (error instanceof CronRefused) throw new RequestRefused(409, error.message, { cron: [error.message] });
    if (error instanceof Refused) throw new RequestRefused(409, error.said ?? withoutCommands(error.message));
    throw error;
  }
};
