import { Done, type Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { publishFacts } from '../sites/facts-publishing';
import * as service from './company';
import { serverText } from '../../base/contract/text';

/** The company's data for its website and project pages (decisions/040-website, decisions/031-bound-blocks). */
export function companyHandlers({ publishesCaseChanges }: Pick<Config, 'publishesCaseChanges'>) {
  return {
    getCompany: ({ db }) => service.getCompany(db),
    saveCompany: async ({ body, write }) => {
      const { behind, published, ...saved } = await write(async (tx, { name }) => {
        const result = await service.saveCompany(tx, body, name);
        const done = new Set<number>();
        for (const { id } of publishesCaseChanges ? result.behind : []) {
          if ((await publishFacts(tx, id, name)) === 'yes') done.add(id);
        }
        return { ...result, published: done };
      });
      const titles = (isDone: boolean) =>
        behind.filter(({ id }) => published.has(id) === isDone).map(({ title }) => title);
      return new Done(saved, serverText.savedCompanyTel(titles(true), titles(false)));
    },
  } satisfies Partial<Handlers>;
}
