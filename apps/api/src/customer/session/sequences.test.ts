import {
  type AsyncCommand,
  assert,
  asyncModelRun,
  asyncProperty,
  boolean,
  commands,
  constant,
  integer,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand, addCategories, addColor, addProduct, addStore, publishAll } from '../../testing/builders.ts';
import { type Accounts, newCustomer, startAccounts } from '../testing/accounts.ts';

const seed = 20_261_121;

type Person = { email: string; id: number; password: string; tokens: string[]; ended: string[]; isSaved: boolean };

/** The expected state: a few people, their valid tokens, and whether each saved the one dress. */
type Model = { people: (Person | null)[] };
type Real = { accounts: Accounts; heart: object };
type Step = AsyncCommand<Model, Real>;

const three = integer({ min: 0, max: 2 });
const personAt = ({ people }: Model, at: number): Person => {
  const person = people[at];
  if (!person) throw new Error('No customer yet');
  return person;
};

const step = (
  name: string,
  needsPerson: boolean,
  at: number,
  run: (model: Model, real: Real) => Promise<void>,
): Step => ({
  check: ({ people }) => (people[at] !== null) === needsPerson,
  run,
  toString: () => `${name} ${at}`,
});

const signUp = (at: number): Step =>
  step('sign up', false, at, async (model, { accounts }) => {
    const fields = newCustomer();
    const { id, token } = await accounts.signUp(fields);
    const { email, password } = fields;
    model.people[at] = { email, id, password, tokens: [token], ended: [], isSaved: false };
    expect((await accounts.post('/customer/signup', fields)).status).toBe(400);
  });

const signIn = (at: number, isRight: boolean): Step =>
  step(`sign in ${isRight ? 'rightly' : 'wrongly'}`, true, at, async (model, { accounts }) => {
    const person = personAt(model, at);
    const { status, body } = await accounts.signIn(person.email, isRight ? person.password : 'not the password');
    expect(status).toBe(isRight ? 200 : 400);
    if (isRight) person.tokens.push(body.data.token);
  });

const signOut = (at: number): Step =>
  step('sign out', true, at, async (model, { accounts }) => {
    const person = personAt(model, at);
    const token = person.tokens.pop() ?? person.ended[0] ?? '';
    expect((await accounts.post('/customer/signout', {}, { token })).status).toBe(200);
    person.ended.push(token);
  });

const reset = (at: number, isRepeated: boolean): Step =>
  step('reset', true, at, async (model, { accounts }) => {
    const person = personAt(model, at);
    const password = `${person.password}!`;
    const id = await accounts.addLink({ purpose: 'reset', customerId: person.id });
    const body = { id, password, confirm_password: password };
    expect((await accounts.post('/customer/resetpassword', body)).status).toBe(200);
    if (isRepeated) expect((await accounts.post('/customer/resetpassword', body)).status).toBe(400);
    person.ended.push(...person.tokens.splice(0));
    person.password = password;
  });

const press = (at: number, isAdded: boolean): Step =>
  step(isAdded ? 'save' : 'let go', true, at, async (model, { accounts, heart }) => {
    const person = personAt(model, at);
    const token = person.tokens.at(-1) ?? person.ended[0] ?? '';
    const body = { ...heart, actionType: isAdded ? 'add' : 'remove' };
    const isSignedIn = person.tokens.length > 0;
    expect((await accounts.post('/add-to-favorite', body, { token })).status).toBe(isSignedIn ? 200 : 401);
    if (isSignedIn) person.isSaved = isAdded;
  });

/** Checks that the shop agrees with the model. */
const expectAgreement = async (model: Model, { accounts }: Real): Promise<void> => {
  for (const person of model.people) {
    if (!person) continue;
    for (const token of person.tokens) expect(await accounts.statusOf(token)).toBe(200);
    for (const token of person.ended) expect(await accounts.statusOf(token)).toBe(401);
    const saved = await accounts.db.favorite.count({ where: { customerId: person.id } });
    expect(saved === 1).toBe(person.isSaved);
  }
};

const anySteps = commands(
  [
    three.map(signUp),
    three.map((at) => signIn(at, true)),
    three.map((at) => signIn(at, false)),
    three.map(signOut),
    three.chain((at) => boolean().map((isRepeated) => reset(at, isRepeated))),
    three.chain((at) => boolean().map((isAdded) => press(at, isAdded))),
    constant(signUp(0)),
  ],
  { maxCommands: 14, size: 'max' },
);

describe('E7: accounts through any sequence of steps', { timeout: 240_000 }, () => {
  let accounts: Accounts;
  let heart: object;

  beforeAll(async () => {
    accounts = await startAccounts();
    const { db } = accounts;
    const [brand, store, color] = [
      await addBrand(db, 'Vael'),
      await addStore(db, 'North'),
      await addColor(db, 'Crimson'),
    ];
    const categories = await addCategories(db, 'Women/Dresses');
    const id = await addProduct(db, { name: 'Dress', brand, store, categories, colors: [color] });
    await publishAll(accounts);
    heart = { product_id: id, color_id: color.id };
  });
  afterAll(() => accounts.app.close());

  const follow = async (runs: number): Promise<void> => {
    const before = await accounts.db.customer.count();
    const check = asyncProperty(anySteps, async (steps) => {
      const model: Model = { people: [null, null, null] };
      const real: Real = { accounts, heart };
      await asyncModelRun(() => ({ model, real }), steps);
      await expectAgreement(model, real);
    });

    await assert(check, { seed, numRuns: runs });
    expect((await accounts.db.customer.count()) - before).toBeGreaterThan(runs);
  };

  const name = `match the model in %i sequences, seed ${seed}`;
  it.each([20])(name, follow);
  it.each([60])(name, { tags: 'sweep' }, follow);
});
