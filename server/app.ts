import { websiteNameOf } from './site/website-content';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { contractRoutes, type Handlers } from './calls/operations';
import type { PooledDb } from './db/client';
import { ServiceError } from './contract/errors';
import { logging, type LogStream } from './logging/logging';
import { paths } from './process/paths';
import { requestIdOf } from './logging/request-id';
import { admission } from './plugins/admission';
import { defaultHeaders } from './plugins/answer-headers';
import { claimsFromContract } from './calls/auth';
import { callsInTurn } from './plugins/calls-in-turn';
import { answerBrokenRequest, connectionErrors } from './plugins/connection-errors';
import { diskGuard, type FreeBytes } from './plugins/disk-guard';
import { encodingRoom } from './plugins/encoding-room';
import { answerFramework, errorEnvelopes } from './plugins/errors';
import { storedFiles } from './plugins/files';
import { jsonBodies, maxPublicBytes } from './calls/json-bodies';
import { lastCalls } from './plugins/last-calls';
import { multipartBodies } from './plugins/multipart';
import { refusalsInTrail } from './calls/origin';
import { overload } from './plugins/overload';
import { publicHostOnly, underPrefix } from './plugins/public-host';
import { slowReaders } from './plugins/slow-readers';
import { pageCounts } from './sites/page-counts';
import { staticSpa } from './plugins/static-spa';
import { unreadBodies } from './plugins/unread-bodies';
import { bodyValidator, hasBrokenText, textValidator } from './calls/validation';
import { aboutHandlers } from './checks/about-routes';
import { accountHandlers } from './identity/account-routes';
import { articleHandlers } from './content/article-routes';
import { auditHandlers } from './records/audit-routes';
import { companyHandlers } from './content/company-routes';
import { commentHandlers } from './comments/comment-routes';
import { caseHandlers } from './content/case-routes';
import { contactHandlers } from './contacts/routes';
import { downloadHandlers } from './files/routes';
import { historyHandlers } from './kinds/history-routes';
import { indexPopupHandlers } from './content/popup-routes';
import { mediaHandlers } from './library/routes';
import { newsHandlers } from './content/news-routes';
import { identityHandlers, signInWays } from './identity/session-routes';
import { invitationHandlers } from './identity/invitation-routes';
import { operationsHandlers } from './plugins/health-routes';
import { ownAccountHandlers } from './identity/own-account-routes';
import { presenceHandlers } from './presence/presence-routes';
import { previewLinkHandlers } from './kinds/preview-link-routes';
import { outsideHandlers } from './outside/outside-routes';
import { roleHandlers } from './identity/role-routes';
import { searchHandlers } from './kinds/search-routes';
import { startProof } from './proof/chain';
import { reviewHandlers } from './reviews/review-routes';
import { proofHandlers } from './proof/proof-routes';
import { proofPages } from './proof/proof-pages';
import { salesCodeHandlers } from './sites/sales-code-routes';
import { siteHandlers } from './sites/routes';
import { listExportHandlers } from './kinds/list-export-routes';
import { calendarFeedPages, calendarHandlers } from './kinds/calendar-routes';
import { listViewHandlers } from './kinds/list-view-routes';
import { scheduleHandlers } from './kinds/schedule-routes';
import { deliveryRoutes } from './delivery/delivery-routes';
import { tokenHandlers } from './delivery/token-routes';
import { adCheckHandlers } from './adcheck/routes';
import { privacyHandlers } from './privacy/routes';
import { personRequestHandlers } from './privacy/request-routes';
import { webhookHandlers } from './webhooks/webhook-routes';
import { importHandlers } from './imports/import-routes';
import { trashHandlers } from './kinds/trash-routes';
import { storeUploadsIn } from './files/objects';
import { type FileStore, s3Store } from './files/store';
import { countPages } from './site/count-pages';
import { draftPages } from './site/draft-pages';
import { enquiryPages } from './site/enquiry-pages';
import { sendErrorPage } from './site/notice';
import { favicon } from './site/favicon';
import { picturePages } from './site/picture-pages';
import { publicPages } from './site/public-pages';
import { sharePictures } from './site/share-picture';
import { linkHandlers } from './links/link-routes';
import { releaseNeeds } from './links/release-needs';
import { releaseHandlers } from './releases/release-routes';
import { replaceHandlers } from './replace/replace-routes';
import { sharedBlockHandlers } from './shared-blocks/shared-block-routes';
import { reviewPosts } from './site/review-posts';
import { speculationRules } from './site/speculation';
import { website } from './site/website';
import { serverText } from './contract/text';

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
    ...companyHandlers,
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
    ...scheduleHandlers,
    ...searchHandlers,
    ...trashHandlers,
    ...auditHandlers,
    ...historyHandlers,
    ...listExportHandlers,
  };
}

/** Trusts as many of the nearest proxies as configured. */
function hops(count: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < count;
}
