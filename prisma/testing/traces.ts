import { Client } from 'pg';

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Returns the id of the customer with this e-mail address. */
export const findCustomerId = (url: string, email: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [email]);
    if (!rows[0]) throw new Error(`No customer has the address ${email}`);
    return rows[0].id;
  });

const listColumns = `
  SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
  JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'`;

/** Returns the columns, such as `public.customer.email`, that contain an e-mail address or a customer's id. */
export const findTraces = (url: string, email: string, customerId: number): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ schema: string; table: string; column: string }>(listColumns);
    const found: string[] = [];
    for (const { schema, table, column } of rows) {
      const isId = column === 'customer_id' ? ' OR customer_id = $2' : '';
      const isTheirs = column === 'payload' ? " OR payload ->> 'customerId' = $2::text" : '';
      // Names of tables and columns cannot be parameters; these come from the database itself. NULL gives $2 its type
      // everywhere.
      const { rowCount } = await client.query(
        `SELECT 1 FROM "${schema}"."${table}"
         WHERE $2::int IS NULL OR strpos(lower("${column}"::text), lower($1)) > 0${isId}${isTheirs} LIMIT 1`,
        [email, customerId],
      );
      if (rowCount) found.push(`${schema}.${table}.${column}`);
    }
    return found;
  });
