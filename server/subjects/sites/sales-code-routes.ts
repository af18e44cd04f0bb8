import { Done, type Handlers } from '../../access/calls/operations';
import type { Config } from '../../base/config/config';
import { serverText } from '../../base/contract/text';
import * as codes from './sales-codes';
import { findSalesCase, listNearSalesCases, searchSalesCases } from './sales-system';
import { salesCodeText as text } from './text';

/** Cases of the sales system: looked up, and kept by staff (decisions/017-unknown-case-codes). */
export const salesCodeHandlers = ({ isaleUrl }: Config) =>
  ({
    getSalesCase: ({ db, params }) => findSalesCase(db, isaleUrl, params.id),
    listNearSalesCases: ({ db, params }) => listNearSalesCases(db, params.id),
    searchSalesCases: ({ db, query }) => searchSalesCases(db, query.keyword),
    listSalesCodes: ({ db, query }) => codes.listSalesCodes(db, query, isaleUrl),
    createSalesCode: async ({ body, write }) => {
      await write((tx) => codes.createSalesCode(tx, body));
      return new Done(null, serverText.saved);
    },
    updateSalesCode: async ({ params, body, write }) => {
      await write((tx) => codes.updateSalesCode(tx, params.code, body));
      return new Done(null, serverText.saved);
    },
    deleteSalesCode: async ({ params, write }) => {
      await write((tx) => codes.deleteSalesCode(tx, params.code));
      return new Done(null, serverText.deleted);
    },
    importSalesCodes: async ({ body, write }) => {
      const counts = await write((tx) => codes.importSalesCodes(tx, body.table));
      return new Done(counts, text.imported(counts));
    },
  }) satisfies Partial<Handlers>;
