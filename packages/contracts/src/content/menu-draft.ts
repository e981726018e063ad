import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { neededLine } from '../fields/desk-fields.ts';
import { type PromotedKey, promotedKeys } from '../listing/promoted.ts';
import { rules } from '../text/text.ts';

/** Key of the document of the menu. */
export const menuKey = 'menu';

const notAPath = 'Name a category by its path, such as women/shoes';

const pathShape = /^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80}){0,2}$/;

const path = z.string(notAPath).check(rules([(text) => pathShape.test(text), notAPath]));

/** Maximum characters of a name in the menu. */
export const nameMax = 40;

const name = neededLine(own('desk.faults.nameMissing'), nameMax, own('desk.faults.nameTooLong', { max: nameMax }));

/** The most categories that a menu may name: more than any category tree has. */
const mostCategories = 2000;

const isUnique = <T>(list: readonly T[]): boolean => new Set(list).size === list.length;

/**
 * The menu as staff arrange it. `promoted` are shown before the categories. `order` has categories of any levels, each
 * before those of its siblings that follow; categories without an entry come last. `names` and `hidden` are by path.
 */
export const menuDraft = z.object({
  promoted: z
    .array(z.enum(promotedKeys, own('desk.faults.noPromoted')))
    .check(z.refine(isUnique<PromotedKey>, own('desk.faults.entryTwice'))),
  order: z
    .array(path)
    .check(
      z.maxLength(mostCategories, `At most ${mostCategories} categories`),
      z.refine(isUnique<string>, own('desk.faults.categoryTwice')),
    ),
  names: z.array(z.object({ path, name })).check(
    z.maxLength(mostCategories, `At most ${mostCategories} names`),
    z.refine((named) => isUnique(named.map((one) => one.path)), own('desk.faults.categoryRenamedTwice')),
  ),
  hidden: z
    .array(path)
    .check(
      z.maxLength(mostCategories, `At most ${mostCategories} categories`),
      z.refine(isUnique<string>, own('desk.faults.categoryHiddenTwice')),
    ),
});

export type MenuDraft = z.output<typeof menuDraft>;

/** The menu of a shop whose staff published none. */
export const standardMenu: MenuDraft = { promoted: [...promotedKeys], order: [], names: [], hidden: [] };
