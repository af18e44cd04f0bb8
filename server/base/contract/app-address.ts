type Id = number | string;

/** Screens of the app to which mails lead; tests/route-tree.test.ts checks that the app has them. */
export const appPaths = {
  // Fragments are not sent to servers, logs or referrers.
  setPassword: (key: Id) => `/set-password#${key}` as const,
  review: (id: Id) => `/approval/review/${id}` as const,
  approvals: () => '/approval',
  contact: (id: Id) => `/contact/edit/${id}` as const,
  block: (caseId: Id, themeId: Id, partId: Id) =>
    `/siteset/theme/edit/${caseId}/${themeId}#part-${partId}` as const,
  draft: (caseId: Id, themeId: Id) => `/siteset/theme/edit/${caseId}/${themeId}` as const,
  article: (id: Id) => `/article/edit/${id}` as const,
  articleContent: (id: Id) => `/article/content/${id}` as const,
  news: (id: Id) => `/news/edit/${id}` as const,
  popup: () => '/home-popup',
  otherPopup: (id: Id) => `/other-popup/edit/${id}` as const,
  site: (caseId: Id) => `/web/home/${caseId}` as const,
  privacy: () => '/privacy',
  calendar: () => '/schedule/calendar',
  releaseApprovals: (id: Id) => `/approval/release/${id}` as const,
  release: (id: Id) => `/release/${id}` as const,
} as const;

type AppPath = ReturnType<(typeof appPaths)[keyof typeof appPaths]>;

/** Address of a screen for a mail; empty without the origin of `/mng`: the mail then has no link. */
export const appAddress = (adminOrigin: string | undefined, path: AppPath): string =>
  adminOrigin === undefined ? '' : `${adminOrigin}/mng${path}`;
