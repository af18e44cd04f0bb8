import type { ScaleFigures } from './scale';
import { table } from './table';

const ms = (value: number) => value.toFixed(1);
const times = (value: number, of: number) => `${(value / of).toFixed(1)} x`;

/** What docs/performance.md says of lists of a million rows: what was measured, and how rows are found. */
export function scaleSection({ lists, writes, indexes }: ScaleFigures): string {
  return `Two databases of one PostgreSQL with the product's own settings (64 MB of shared buffers), a server on each; the two are called in turn, one call at a time, and the median is told. Few are 1,000 enquiries and 1,000 cases, many 1,000,000 and 100,000. The goal is at most twice as long over many.

${table(
  ['list, p50 ms', 'few', 'many', 'many to few'],
  lists.map(({ call, few, many }) => [call, ms(few), ms(many), times(many, few)]),
)}

### How rows are found
- **Counts** end at 10,000. An index that holds a filter and the list's order (\`contacts_type\`, \`contacts_state\`, \`contacts_assigned\`, \`contacts_created\`, \`cases_tab_sort\`) answers them without the table, and the ids of a page too; columns are then read of its rows alone. A count that has reached 10,000 is believed for 30 seconds, so turning pages does not count again.
- **The tabs of cases** are counted on every page, three times up to 10,000, which took longer than the page. A server remembers them beside a stamp (the row of \`list_stamps\`), which the query of the page brings along: while it is the same, so are the counts. Triggers write another stamp in each transaction that adds or removes a case or moves it to another tab, last of all, so what is shown is exact. For enquiries that would be wrong: visitors who write at the same time would wait for each other.
- **A keyword** is first looked for in the newest 1,000 rows of the list, column by column. A small table is done with that. Of a large one it tells how frequent the keyword is, and with the size of the table which way is shorter: on in the list's order until the page is full, or by the search index. What the index finds is narrowed to the list's filters without another index, because the planner would otherwise read a whole tab to find ten rows of it; page and counts of all tabs come of that one look.
- **The search index** (GIN) holds each pair of neighbouring characters of a row in lower case, of ASCII also each three, because pairs of digits say little. PostgreSQL has all that is needed for it (\`tsvector\`), in every version from 15 and without an extension. It gives candidates; each is then compared column by column, so that what is found is what \`ILIKE\` finds (\`tests/server/kinds/search.test.ts\` compares both). Only two Chinese characters or digits need no comparison: they are what the index holds. A single character is looked up as the beginning of a pair. A keyword of signs that have no upper case is compared by \`LIKE\`, which finds the same in half the time.
- The function of the index declares a high cost. So the planner never works it out for a table row by row, and the query that uses it is materialized: no statistics of a rare word would keep the planner from the list's order, which took three seconds.
- **The first count of a common word** is the one call that misses the goal: the index hands over a word's whole list (200,000 rows in 23 of 28 ms) before PostgreSQL can stop at 10,000. It is paid once in 30 seconds. What nearly all rows have is counted by comparing some of them, because the planner would leave the index alone there and work out its content anew for each row.
- **The place of an enquiry** among those of a filter ends at 10,000 too. Its neighbours, its place and the count are asked of the index one by one; only what few enquiries have is looked for once and kept for all three. Before, each enquiry that was opened from the list read all of them (2.5 s of a million).
- **The audit trail** has no search index: each write adds an entry, and with an index over its five columns that took five times as long. The newest 1,000 entries are looked through first, then, for what is rare, all of them once, for page and count together. The columns of a row are compared as one text, which takes less than half the time of one after the other.
- **The last changed first** (\`order=lastModifiedOn\` of four lists, from which the home page takes six each) is read from \`last_changes\`, a narrow table with a row for each record, which triggers keep. An index on \`last_modified_on\` itself would do the same, but each save changes that column: no update would find its place without a new entry in every index of the row (heap-only), the search index too. Measured on the smallest write (the switch of a highlight, 10,000 cases, in turn with the table as it was): 0.05 ms more of PostgreSQL's processor with \`last_changes\`, 0.12 ms with the index, where the call takes 1.4 ms in all.
- **Websites with changes that visitors don't see**, which the home page counts, stand in a partial index (\`site_themes_changed\`). Comparing draft and page of each took 1.2 s of 100,000 public websites, with the index 8 ms (9 ms of 1,000). A save compares the two once more: 0.003 ms of 0.33 for a page of 20 blocks, 0.09 of 1.5 for one of 300.
- **What is online without content**, which the home page counts, is found by an index of the cases and articles without a block: of 100,000 cases in 6 ms instead of 147. Its columns leave out the switch, so that switching costs what it did.
- **Without limit or index** stay what is few by nature: the trash (30 days), what comes next, the versions of a record (a hundred), and the websites, one for each case.
- What waits for staff, which the menu asks on every screen, is counted up to the same 10,000.
- Connections have \`jit\` off: the declared cost would have PostgreSQL, where it was built with a compiler, compile each search. They have 16 MB of \`work_mem\`, so that the index keeps in mind single rows and not whole pages for as long as a table has less than 2 GB.

### What was left out
- \`pg_trgm\` needs three characters, and most Chinese words have two; a database where the role may not create extensions would be left out.
- A stored column of the pairs makes the table five times as large; an index on an expression does not.
- A trigger or a column kept by the server would have to agree with the lower case of PostgreSQL; the index asks PostgreSQL.
- Parts of the index by age (a further entry for each 65,536 ids) count a frequent word in a third of the time and a rare one in ten times as long.

### What it costs to write
${table(
  ['p50 ms', 'without these indexes', 'with them', 'with to without'],
  writes.map(({ write, without, with: own }) => [write, ms(without), ms(own), times(own, without)]),
)}

Each is one statement and its commit, on disk; a call adds sign-in, audit trail and mail to that. No call adds enquiries by the thousand. A state stands in an index, so its change writes the row anew into each index, also into that of searches, whose words are the same: 0.66 ms of processor against 0.42, most of it the entries of the search index and a third the function that finds them. With no index over states the change would cost less than without any of them (0.40 ms), but then what waits, which every screen asks for, could not be counted without reading all enquiries.

### Making the indexes
${table(
  ['index over many', 'seconds', 'MB'],
  indexes.map(({ name, seconds, megabytes }) => [name, seconds.toFixed(1), megabytes.toFixed(0)]),
)}

The migration makes them in one transaction when the first new server starts: meanwhile reading goes on and writing to the table waits, at most as long as the table says. Where that is too long, run the two functions of \`server/db/migrations/0019_find_among_a_million.sql\` and its \`CREATE INDEX\` statements by hand before, each as \`CREATE INDEX CONCURRENTLY IF NOT EXISTS\`; the migration takes functions and indexes that are there. Servers of the version before go on working with the new indexes; they lose two (\`contacts_waiting\`, \`contacts_assignee\`), which the new ones stand in for.`;
}
