import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase } from '../testing/demo-database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { ask, openAgent } from './testing/agent-shop.ts';
import { solveTask } from './testing/scripted-agent.ts';
import { type ShoppingTask, shoppingTasks } from './testing/shopping-tasks.ts';

const isSolved = (task: ShoppingTask, answer: string): boolean => {
  if ('product' in task) return task.product.includes(answer);
  if ('store' in task) return task.store.includes(answer);
  if ('words' in task) return task.words.every((word) => answer.includes(word));
  return answer === 'none';
};

describe('shopping tasks over the Model Context Protocol', () => {
  let shop: TestApp;
  let address: string;

  beforeAll(async () => {
    shop = await startTestApp({}, undefined, await openDemoDatabase());
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.app.close());

  it("accept the size of a child's shoe as stores write it", async () => {
    await shop.db.rateLimit.deleteMany();
    const asked = { query: 'sneakers for kids', size: 'US 12C', max_price: 45 };

    expect(await ask(await openAgent(address), 'search_products', asked)).toMatchObject({
      products: [{ title: 'Hopscotch Sneaker', matches_all: true }],
    });
  });

  it('are solved in at most three calls by an agent that only passes on what the shopper says', async ({
    annotate,
  }) => {
    const agent = await openAgent(address);
    const failed: string[] = [];
    let most = 0;
    for (const task of shoppingTasks) {
      // No wait between the tasks: the limit of a minute has its own test.
      await shop.db.rateLimit.deleteMany();
      const { answer, calls } = await solveTask(agent, task.task);
      most = Math.max(most, calls);
      if (!isSolved(task, answer)) failed.push(`${task.task}: ${answer}`);
    }
    await annotate(`${shoppingTasks.length - failed.length} of ${shoppingTasks.length} tasks solved`);

    expect(shoppingTasks).toHaveLength(50);
    expect(most).toBeLessThanOrEqual(3);
    expect(failed).toEqual([]);
  });
});
