import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Asker } from '../links.ts';

/** What a tool answers from. */
export type Shop = Asker & { app: FastifyInstance; publicUrl: string };

/** A tool of the Model Context Protocol. All of them only read. */
export type Tool<Input extends z.ZodType = z.ZodType> = {
  name: string;
  title: string;
  /** For the model that chooses a tool. */
  description: string;
  input: Input;
  /** For the reference. */
  example: z.input<Input>;
  /** Throws AskInstead, or RequestRefused. */
  answer: (shop: Shop, input: z.output<Input>) => Promise<Record<string, unknown>>;
};

/** Declares a tool, so that its answer is typed by its input. */
export const tool = <Input extends z.ZodType>(declared: Tool<Input>): Tool<Input> => declared;

/** The id of a product or offer in a tool's input. */
export const idInput = z
  .union([z.int(), z.string().regex(/^[1-9]\d{0,8}$/, 'An id is a whole number, such as 123')])
  .transform(Number)
  .refine((id) => id > 0 && id < 1_000_000_000, 'An id is a whole number, such as 123')
  .describe('The `id` of a product from search_products');

/** A country in a tool's input. */
export const countryInput = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'A country is a code of two letters, such as AT')
  .describe('Country of delivery, two letters (ISO 3166), such as AT');
