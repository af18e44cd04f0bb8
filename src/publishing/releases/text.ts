import { kindUnits } from '../../../openapi/generated/kinds';
import { labels } from '../../../openapi/generated/labels';

/** Texts by which a record joins a release. */
export const joinText = {
  unit: kindUnits.release,
  join: '加入一起上線',
  title: '和別的資料一起上線',
  about: { online: '到時候這筆資料會上架。', offline: '到時候這筆資料會下架。' },
  saveFirst: '還沒儲存的變更請先儲存；上線的是已儲存（需要時已核准）的內容。',
  which: '放進哪一組',
  named: (name: string, due: string) => (due ? `${name}　${due}` : `${name}　還沒決定時間`),
  another: '新的一組',
  name: labels.ReleaseCreate.name,
  example: '例如：年末看屋季',
  put: '放進這一組',
  putting: '加入中',
  reading: '讀取中',
  needsName: '請輸入名稱',
  inRelease: ['在一起上線「', '」裡'],
  due: (time: string) => `${time} 上線`,
} as const;
