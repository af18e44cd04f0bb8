import { websiteNameOf } from './website/pages/website-content';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './base/config/config';
import { contractRoutes, type Handlers } from './access/calls/operations';
import type { PooledDb } from './base/db/client';
import { ServiceError } from './base/contract/errors';
import { logging, type LogStream } from './base/logging/logging';
import { paths } from './base/process/paths';
import { requestIdOf } from './base/logging/request-id';
import { admission } from './access/plugins/admission';
import { defaultHeaders } from './access/plugins/answer-headers';
import { claimsFromContract } from './access/calls/auth';
import { callsInTurn } from './access/plugins/calls-in-turn';
import { answerBrokenRequest, connectionErrors } from './access/plugins/connection-errors';
import { diskGuard, type FreeBytes } from './access/plugins/disk-guard';
import { encodingRoom } from './access/plugins/encoding-room';
import { answerFramework, errorEnvelopes } from './access/plugins/errors';
import { storedFiles } from './access/plugins/files';
import { jsonBodies, maxPublicBytes } from './access/calls/json-bodies';
import { lastCalls } from './access/plugins/last-calls';
import { multipartBodies } from './access/plugins/multipart';
import { refusalsInTrail } from './access/calls/origin';
import { overload } from './access/plugins/overload';
import { publicHostOnly, underPrefix } from './access/plugins/public-host';
import { slowReaders } from './access/plugins/slow-readers';
import { pageCounts } from './subjects/sites/page-counts';
import { staticSpa } from './access/plugins/static-spa';
import { unreadBodies } from './access/plugins/unread-bodies';
import { bodyValidator, hasBrokenText, textValidator } from './access/calls/validation';
import { aboutHandlers } from './operation/checks/about-routes';
import { accountHandlers } from './access/identity/account-routes';
import { articleHandlers } from './subjects/content/article-routes';
import { auditHandlers } from './subjects/audit/audit-routes';
import { companyHandlers } from './subjects/content/company-routes';
import { commentHandlers } from './subjects/comments/comment-routes';
import { caseHandlers } from './subjects/content/case-routes';
import { contactHandlers } from './subjects/enquiries/routes';
import { downloadHandlers } from './subjects/downloads/routes';
import { historyHandlers } from './subjects/kinds/history-routes';
import { indexPopupHandlers } from './subjects/content/popup-routes';
import { mediaHandlers } from './subjects/library/routes';
import { newsHandlers } from './subjects/content/news-routes';
import { identityHandlers, signInWays } from './access/identity/session-routes';
import { invitationHandlers } from './access/identity/invitation-routes';
import { operationsHandlers } from './access/plugins/health-routes';
import { ownAccountHandlers } from './access/identity/own-account-routes';
import { presenceHandlers } from './subjects/presence/presence-routes';
import { previewLinkHandlers } from './subjects/kinds/preview-link-routes';
import { outsideHandlers } from './subjects/approvals/outside/outside-routes';
import { roleHandlers } from './access/identity/role-routes';
import { kindHandlers } from './subjects/kinds/routes';
import { startProof } from './website/proof/chain';
import { reviewHandlers } from './subjects/approvals/requests/review-routes';
import { proofHandlers } from './website/proof/proof-routes';
import { proofPages } from './website/proof/proof-pages';
import { salesCodeHandlers } from './subjects/sites/sales-code-routes';
import { siteHandlers } from './subjects/sites/routes';
import { listExportHandlers } from './subjects/kinds/list-export-routes';
import { calendarFeedPages, calendarHandlers } from './subjects/kinds/calendar-routes';
import { listViewHandlers } from './subjects/kinds/list-view-routes';
import { deliveryRoutes } from './subjects/connections/delivery/delivery-routes';
import { tokenHandlers } from './subjects/connections/delivery/token-routes';
import { adCheckHandlers } from './subjects/advertising/routes';
import { privacyHandlers } from './subjects/privacy/routes';
import { personRequestHandlers } from './subjects/privacy/request-routes';
import { webhookHandlers } from './subjects/connections/webhooks/webhook-routes';
import { importHandlers } from './subjects/imports/import-routes';
import { storeUploadsIn } from './base/files/objects';
import { type FileStore, s3Store } from './base/files/store';
import { countPages } from './website/pages/count-pages';
import { draftPages } from './website/pages/draft-pages';
import { enquiryPages } from './website/pages/enquiry-pages';
import { sendErrorPage } from './website/pages/notice';
import { favicon } from './website/pages/favicon';
import { picturePages } from './website/pages/picture-pages';
import { publicPages } from './website/pages/public-pages';
import { sharePictures } from './website/pages/share-picture';
import { linkHandlers } from './website/links/link-routes';
import { releaseNeeds } from './website/links/release-needs';
import { releaseHandlers } from './subjects/releases/release-routes';
import { replaceHandlers } from './subjects/replace/replace-routes';
import { sharedBlockHandlers } from './subjects/shared-blocks/shared-block-routes';
import { reviewPosts } from './website/pages/review-posts';
import { speculationRules } from './website/pages/speculation';
import { website } from './website/pages/website';
import { serverText } from './base/contract/text';

interface AppOptions {
  /** Free bytes on the disk of our own database. */
  freeBytes?: FreeBytes | undefined;
  /** Replaces standard output for log lines. */
  logStream?: LogStream | undefined;
  /** Event loop delay above which requests are refused. */
  maxLoopWaitMs?: number | undefined;
}

/** Complete server before listening: API, files, the app under /mng and public pages. */
export async function buildApp(
  config: Config,
  db: PooledDb,
  { freeBytes, logStream, maxLoopWaitMs }: AppOptions = {},
): Promise<FastifyInstance> {
  const app = fastifyOf(config, logStream);
  await app.register(errorEnvelopes, { sendPage: sendErrorPage });
  await app.register(defaultHeaders);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: false,
    // Obsolete headers, for Flash, Internet Explorer and filters that browsers dropped.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  await app.register(connectionErrors);
  await app.register(unreadBodies);
  await app.register(lastCalls);
  await app.register(callsInTurn);
  await app.register(slowReaders);
  await app.register(overload, { maxWaitMs: maxLoopWaitMs });
  await app.register(jsonBodies);
  // Fastify accepts text by default, and validates only bodies of the schema's content type.
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    const { body, query, params, routeOptions } = request;
    const isNoJson = routeOptions.config.contract?.json && (typeof body !== 'object' || body === null);
    if (!isNoJson && !hasBrokenText(body) && !hasBrokenText(query) && !hasBrokenText(params)) return;
    await request.confirmCaller?.();
    throw new ServiceError(400, serverText.malformed);
  });
  await app.register(publicHostOnly, { publicOrigin: config.publicOrigin });
  await app.register(refusalsInTrail, { db });
  await app.register(claimsFromContract, { db });
  await app.register(diskGuard, { freeBytes });
  await app.register(encodingRoom);
  await app.register(admission);
  const store = config.filesUrl && s3Store(config.filesUrl);
  if (store) app.addHook('onClose', async () => store.close());
  const keep = store && config.filesUrl?.uploads === 'store' ? storeUploadsIn(db, store) : undefined;
  await app.register(multipartBodies, { keep });
  await app.register(contractRoutes, {
    db,
    handlers: handlersOf(config, db),
    maxSearchMs: config.maxSearchMs,
  });
  await app.register(calendarFeedPages, { db, config });
  await app.register(deliveryRoutes, { db, config });
  await app.register(storedFiles, { db, store });
  await registerPages(app, config, db, store);
  startProof(db, config);
  await app.register(staticSpa, { root: paths.spa, signInWays: signInWays(config) });
  return app;
}

/** Fastify with its limits and compilers, without plugins. */
function fastifyOf(config: Config, logStream: LogStream | undefined): FastifyInstance {
  const rewriteUrl = underPrefix(config);
  const app = Fastify({
    ...(rewriteUrl ? { rewriteUrl } : {}),
    logger: logging(config, logStream),
    // The same id in the log and the audit trail, which outlive the process.
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], config.trustProxy !== false),
    trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
    bodyLimit: maxPublicBytes,
    // Frees sockets of slow clients; a large upload on a slow line still fits.
    connectionTimeout: 120_000,
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    exposeHeadRoutes: true,
    // Calls that come in while the server stops are still answered (plugins/last-calls.ts).
    return503OnClosing: false,
    http: { requireHostHeader: false },
    clientErrorHandler: answerBrokenRequest,
    routerOptions: { maxParamLength: 250 },
    frameworkErrors: answerFramework,
  });
  // Values of query and path arrive as text and are coerced; JSON bodies are typed.
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyValidator : textValidator)(schema as object),
  );
  // No validation of answers: tests prove that services follow the contract, and a check would halve the
  // speed.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  return app;
}

/** Pages for visitors and for persons without an account. */
async function registerPages(
  app: FastifyInstance,
  config: Config,
  db: PooledDb,
  store: FileStore | undefined,
): Promise<void> {
  const counts = pageCounts(db, app.log);
  app.addHook('onClose', counts.stop);
  await app.register(publicPages, { db, config });
  await app.register(countPages, { db, counts });
  await app.register(enquiryPages, { db, config, counts });
  await app.register(picturePages, { db, config });
  await app.register(sharePictures, { db, store });
  await app.register(favicon, { db, store });
  await app.register(speculationRules);
  await app.register(website, { db, config });
  await app.register(draftPages, { db, config });
  await app.register(reviewPosts, { db, config });
  await app.register(proofPages, { db });
}

function handlersOf(config: Config, db: PooledDb): Handlers {
  return {
    ...identityHandlers(config, websiteNameOf),
    ...ownAccountHandlers(config),
    ...invitationHandlers(config),
    ...operationsHandlers(db.$client),
    ...aboutHandlers(config, db),
    ...roleHandlers,
    ...accountHandlers(config),
    ...caseHandlers(config),
    ...siteHandlers(config),
    ...salesCodeHandlers(config),
    ...listViewHandlers,
    ...calendarHandlers(config),
    ...proofHandlers(config),
    ...commentHandlers(config),
    ...presenceHandlers,
    ...indexPopupHandlers,
    ...companyHandlers(config),
    ...articleHandlers,
    ...mediaHandlers,
    ...newsHandlers,
    ...previewLinkHandlers(config),
    ...outsideHandlers(config),
    ...contactHandlers(config),
    ...downloadHandlers,
    ...tokenHandlers(config),
    ...webhookHandlers(config, db),
    ...adCheckHandlers,
    ...reviewHandlers(config),
    ...releaseHandlers(releaseNeeds(config), config),
    ...linkHandlers(config),
    ...replaceHandlers,
    ...sharedBlockHandlers,
    ...privacyHandlers(db),
    ...personRequestHandlers(config),
    ...importHandlers,
    ...kindHandlers,
    ...auditHandlers,
    ...historyHandlers,
    ...listExportHandlers,
  };
}

/** Trusts as many of the nearest proxies as configured. */
function hops(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}
