import { Done, type Handlers } from '../../access/calls/operations';
import { creates, duplicates, switchesStatus } from '../../access/calls/record-handlers';
import { purges, restores } from '../../access/calls/trash-handlers';
import { setVersionNote } from '../../base/audit/audit';
import { caseKind } from './case-kind';
import { partSourceWords } from '../../../openapi/generated/words';
import { checkCase } from './case-columns';
import { getCaseContent, saveCaseContent } from './case-content';
import { listCases, listRecommended } from './case-list';
import * as service from './cases';
import { getProjectFacts, saveProjectFacts } from './project-facts';
import type { Config } from '../../base/config/config';
import { publishFacts } from '../sites/facts-publishing';
import { checkParts } from '../../blocks/blocks';
import { serverText } from '../../base/contract/text';

const caseSaved = {
  yes: serverText.savedAndPublic,
  no: serverText.savedNotPublic,
  approvalMissing: serverText.savedUnapproved,
  adFindingsRequired: serverText.savedForbidden,
} as const;

/** Cases (specification 7, decisions/003-calls-beyond-the-specification). */
export function caseHandlers({ publishesCaseChanges }: Pick<Config, 'publishesCaseChanges'>) {
  return {
    listCaseInfos: ({ db, query }) => listCases(db, query),
    getCaseInfo: ({ db, params }) => service.getCase(db, params.id),
    createCaseInfo: creates(checkCase, service.createCase),
    duplicateCaseInfo: duplicates(service.duplicateCase),
    updateCaseInfo: async ({ body: { id, rowVersion, versionNote, ...input }, write }) => {
      const checked = await checkCase(input);
      const { outdated, published, ...saved } = await write(async (tx, { name }) => {
        setVersionNote(tx, versionNote);
        const result = await service.updateCase(tx, { id, rowVersion }, checked, name);
        const publishes = publishesCaseChanges && result.outdated !== null;
        return { ...result, published: publishes ? await publishFacts(tx, id, name) : 'no' };
      });
      if (!outdated) return new Done(saved, serverText.saved);
      const names = [...new Set(outdated.sources.map((source) => partSourceWords[source]))];
      const words = caseSaved[published];
      return new Done(saved, words(names));
    },
    getCaseDeletion: ({ db, params }) => service.getCaseDeletion(db, params.id),
    deleteCaseInfo: async ({ params, query, write }) => {
      await write((tx, { name }) => service.deleteCase(tx, params.id, query.siteName, name));
      return new Done(null, serverText.deleted);
    },
    updateCaseStatus: switchesStatus(service.setCaseStatus, 'case'),
    updateCaseHighlight: ({ body, write }) => write((tx, { name }) => service.highlightCase(tx, body, name)),
    sortCaseInfos: async ({ body, write }) => {
      await write((tx) => service.sortCases(tx, body));
      return new Done(null, serverText.saved);
    },
    listRecommendedCases: ({ db, query }) => listRecommended(db, query),
    getCaseContent: ({ db, params }) => getCaseContent(db, params.id),
    saveCaseContent: async ({ body, account, write }) => {
      const parts = await checkParts(body.webParts, account.id);
      return new Done(
        await write((tx, { name }) => {
          setVersionNote(tx, body.versionNote);
          return saveCaseContent(tx, body, parts, name);
        }),
        serverText.saved,
      );
    },
    getProjectFacts: ({ db, params }) => getProjectFacts(db, params.id),
    saveProjectFacts: async ({ body, write }) =>
      new Done(await write((tx, { name }) => saveProjectFacts(tx, body, name)), serverText.saved),
    restoreCaseInfo: restores(caseKind),
    purgeCaseInfo: purges(caseKind),
  } satisfies Partial<Handlers>;
}
