/** Comments: refusals and mails. */
export const commentText = {
  othersComment: '只能修改自己寫的意見',
  threadsFull: (max: number) => `這個網頁已有 ${max} 則意見，請先清理後再新增`,
  commentsFull: (max: number) => `這則意見已有 ${max} 句回覆，請另開一則`,
  resolveForbidden: '只有提出意見的人，或可以編輯網頁的人，能解決或重新開啟意見',
  notReader: '提到的人不能查看這個網頁',
  subject: (title: string) => `網站管理後台：「${title}」的網頁有新的意見`,
  body: ({ name, by, title, isMentioned, link }: CommentNotice) =>
    [
      `${name} 您好：`,
      '',
      isMentioned
        ? `${by} 在「${title}」網頁的意見中提到您。`
        : `${by} 在您參與的「${title}」網頁意見中留言。`,
      ...(link ? ['', link] : []),
    ].join('\n'),
} as const;

interface CommentNotice {
  name: string;
  by: string;
  title: string;
  isMentioned: boolean;
  link: string;
}
