/** As `CHANGELOG.md` writes the news of a release. */
export const newsText = {
  /** Heading of a release's section for users. */
  heading: '新功能',
  separator: '：',
} as const;
