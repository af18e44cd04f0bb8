import { type AnyColumn, sql, type SQL } from 'drizzle-orm';

/** Characters of a long text that a hit shows. */
const detailLength = 100;

/** The beginning of a text that may be long. */
export const beginning = (text: AnyColumn) => sql`left(${text}, ${detailLength})`;

/** The texts that are not empty, with a gap between them. */
export const together = (...texts: (AnyColumn | SQL)[]) =>
  sql`concat_ws('　', ${sql.join(
    texts.map((text) => sql`nullif(${text}, '')`),
    sql`, `,
  )})`;
