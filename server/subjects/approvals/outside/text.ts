import { sharedText } from '../../../../openapi/text';
import { linkMark } from '../../../base/secrets/text';

/** Line of a stored mail that a code, made at sending, replaces. */
export const codeMark = '{code}';

interface ReviewMail {
  name: string;
  title: string;
}

/** Texts of outside reviews: refusals and mails. */
export const outsideText = {
  made: '已建立審閱連結',
  madeAndMailed: '已建立審閱連結並寄出',
  needsRight: '請至少允許留言或核准其中一項',
  past: sharedText.reviewEndInPast,
  tooLong: (days: number) => `期限最長 ${days} 天`,
  mayNotComment: '這個連結不能留言',
  mayNotApprove: '這個連結不能核准',
  needsReason: '請說明要修改的地方',
  needsWords: '請輸入意見',
  wrongCode: (left: number) => `驗證碼不正確，還可以試 ${left} 次`,
  spentCode: '驗證碼已失效，請重新寄送',
  waitForCode: (seconds: number) => `請於 ${seconds} 秒後再重新寄送`,
  tooMany: (minutes: number) => `次數過多，請於 ${minutes} 分鐘後再試`,
  changed: (count: number) =>
    count > 0 ? `內容剛才更新了，請再看 ${count} 個區塊` : '內容剛才更新了，請再看一次',
  published: '這一頁已經發布，不能再撤回核准',
  link: {
    subject: (title: string) => `請審閱「${title}」的網頁草稿`,
    body: ({ name, title, by, until, mayApprove }: ReviewMail & Invitation) =>
      [
        `${name} 您好：`,
        '',
        `${by} 請您審閱「${title}」尚未公開的網頁，${until} 前有效：`,
        linkMark,
        '',
        mayApprove ? '您可以在頁面上留言、要求修改或核准。' : '您可以在頁面上留言。',
        '這個連結只給您使用，請勿轉傳。',
      ].join('\n'),
  },
  code: {
    subject: '網頁審閱的驗證碼',
    body: ({ name, title }: ReviewMail) =>
      [
        `${name} 您好：`,
        '',
        `您正要核准「${title}」的網頁，驗證碼是：`,
        '',
        codeMark,
        '',
        '10 分鐘內有效。若不是您本人操作，請不要把驗證碼告訴任何人。',
      ].join('\n'),
  },
  receipt: {
    subject: (title: string) => `您已核准「${title}」的網頁`,
    body: ({ name, title, at, count, number, note }: ReviewMail & Receipt) =>
      [
        `${name} 您好：`,
        '',
        `您於 ${at} 核准「${title}」的網頁，共 ${count} 個區塊。`,
        `內容編號：${number}`,
        ...(note ? [`您的說明：${note}`] : []),
        '',
        '發布之前，可以從原連結撤回核准。內容若有修改，這次核准就不再適用。',
      ].join('\n'),
  },
  decided: {
    subject: (title: string) => `網站管理後台：「${title}」的外部審閱有回覆`,
    body: ({ name, title, reviewer, what, link }: ReviewMail & Decided) =>
      [
        `${name} 您好：`,
        '',
        `${reviewer} ${decisions[what]}「${title}」的網頁。`,
        ...(link ? ['', link] : []),
      ].join('\n'),
  },
} as const;

interface Invitation {
  by: string;
  until: string;
  mayApprove: boolean;
}

interface Receipt {
  at: string;
  count: number;
  number: string;
  note: string;
}

interface Decided {
  reviewer: string;
  what: keyof typeof decisions;
  link: string;
}

const decisions = {
  outsideApprove: '核准了',
  outsideAskChanges: '要求修改',
  outsideWithdraw: '撤回核准了',
} as const;
