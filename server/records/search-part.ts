import { type AnyColumn, sql, type SQL } from 'drizzle-orm';

/** Displayed characters of a long text. */
const detailLength = 100;

/** Beginning of a possibly long text. */
export const beginning = (text: AnyColumn) => sql`left(${text}, ${detailLength})`;

/** Non-empty texts, separated by a space. */
export const joinedTexts = (...texts: (AnyColumn | SQL)[]) =>
  sql`concat_ws('　', ${sql.join(
    texts.map((text) => sql`nullif(${text}, '')`),
    sql`, `,
  )})`;
