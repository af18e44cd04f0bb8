import { kindUnits } from '../../../openapi/generated/kinds';
import { titleText } from '../../base/navigation/text';

export const noticeText = {
  /** The notice belongs to the forms whose recipients are set by the same unit. */
  unit: kindUnits.contactEmail,
  title: titleText.privacyNotice,
  help: '公開網頁的預約表單會顯示這段文字，訪客勾選後才能送出。每次儲存變更是新的一版，先前的版本與同意紀錄不會改變。內容請由法務確認。',
  none: '還沒有告知事項，公開網頁不會顯示預約表單。',
  present: (version: number, day: string, by: string) =>
    `目前是第 ${version} 版，${day} 由${by || '系統'}儲存`,
} as const;
