import { or, sql, type SQL } from 'drizzle-orm';
import { SearchKind } from '../../../openapi/generated/enums';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { components } from '../../../openapi/generated/types';
import type { Db } from '../../base/db/client';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import type { SearchPart } from '../../records/kind';
import { maskName } from '../enquiries/mask';
import { privacySettings } from '../enquiries/privacy-settings';
import { kinds } from './kinds';

type Hit = components['schemas']['SearchHit'];

/** Maximum hits per kind. */
const maxHits = 5;
/** Beyond this number only the newest matches are ranked, which limits the cost of a common keyword. */
const maxCounted = 1000;

/** Hits in the units that the claims allow to view, without the trash. */
export async function searchRecords(
  db: Db,
  keyword: string,
  claims: ReadonlySet<string>,
): Promise<components['schemas']['SearchAnswer']> {
  const typed = keyword.trim();
  const visible = typed
    ? Object.values(SearchKind).filter((kind) => claims.has(`${kindUnits[kind]}.View`))
    : [];
  if (visible.length === 0) return { groups: [] };
  const matches = await Promise.all(visible.map((kind) => kinds[kind].search.ids(db, typed, maxCounted)));
  const { rows } = await db.execute<FoundRow>(
    sql.join(
      visible.map((kind, at) => sql`(${best(kind, kinds[kind].search, matches[at] ?? [], typed)})`),
      sql` union all `,
    ),
  );
  const covers = await fileInfos(
    db,
    rows.map(({ sha }) => ({ sha, fileName: '' })),
  );
  const { maskLevel } = await privacySettings(db);
  const titleOf = ({ kind, title }: FoundRow) =>
    kind === 'contact' && maskLevel !== 'off' ? maskName(title) : title;
  return {
    groups: visible.flatMap((kind) => {
      // A stable sort: hits of equal rank keep their order.
      const own = rows
        .filter((row) => row.kind === kind)
        .sort((one, other) => one.place - other.place)
        .slice(0, maxHits);
      const items = own.map((row): Hit => ({
        id: row.id,
        title: titleOf(row),
        detail: row.detail,
        changedOn: new Date(row.changed_on).toISOString(),
        ...row.own,
        ...(kinds[kind].search.cover ? { cover: infoOf(covers, row.sha) } : {}),
      }));
      return own[0] ? [{ kind, count: own[0].total, items }] : [];
    }),
  };
}

type FoundRow = {
  kind: SearchKind;
  total: number;
  place: number;
  id: number;
  title: string;
  detail: string;
  changed_on: string;
  sha: string | null;
  own: Omit<Hit, 'id' | 'title' | 'detail' | 'changedOn' | 'cover'>;
};

function best(kind: SearchKind, source: SearchPart, ids: readonly number[], typed: string): SQL {
  const { from, id, names, changedOn } = source;
  const begins = `${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const rank = sql`case when ${or(...names.map((name) => sql`lower(${name}) = lower(${typed})`))} then 0
    when ${or(...names.map((name) => sql`${name} ilike ${begins}`))} then 1 else 2 end`;
  return sql`
    with best as (
      select ${id} as id, (row_number() over (order by ${rank}, ${changedOn} desc, ${id} desc))::int as place,
        least(count(*) over (), ${maxCounted})::int as total
      from ${from} where ${id} = any(${sql.param(ids)}::int[]) order by place limit ${maxHits}
    )
    select ${sql.raw(`'${kind}'`)} as kind, best.total, best.place, best.id,
      ${source.title} as title, ${source.detail} as detail, ${changedOn} as changed_on,
      ${source.cover ?? sql`null::text`} as sha, jsonb_build_object(${source.own}) as own
    from best join ${from} on ${id} = best.id ${source.of ?? sql``}`;
}
