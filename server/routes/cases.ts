import { Done, type Handlers } from '../contract';
import * as service from '../services/cases';
import { once } from '../services/idempotency';
import { serverText } from '../text';
import { idempotencyKey } from './idempotency-key';

/** Cases (specification 7, decisions 3). */
export const caseHandlers = {
  listCaseInfos: ({ db, query }) => service.listCases(db, query),
  getCaseInfo: ({ db, params }) => service.getCase(db, params.id),
  createCaseInfo: async ({ db, body, account, request }) => {
    const values = await service.caseValues(db, body);
    const created = await once(db, { accountId: account.id, operation: 'createCaseInfo', key: idempotencyKey(request) }, (tx) => service.createCase(tx, body, values, account.name));
    return new Done(created, serverText.saved);
  },
  updateCaseInfo: async ({ db, body, account }) => new Done(await service.updateCase(db, body, account.name), serverText.saved),
  deleteCaseInfo: async ({ db, params }) => {
    await service.deleteCase(db, params.id);
    return new Done(null, serverText.deleted);
  },
  updateCaseHighlight: ({ db, body, account }) => service.highlightCase(db, body.caseInfoId, body.isHighlight, account.name),
  sortCaseInfos: async ({ db, body }) => {
    await service.sortCases(db, body);
    return new Done(null, serverText.saved);
  },
  listRecommendedCases: ({ db, query }) => service.listRecommended(db, query),
  getCaseContent: ({ db, params }) => service.getCaseContent(db, params.id),
  saveCaseContent: async ({ db, body, account }) => new Done(await service.saveCaseContent(db, body, account.name), serverText.saved),
} satisfies Partial<Handlers>;
