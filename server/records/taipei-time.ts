/** A moment as staff read it outside the app: `2026/03/05 04:05:06`, in Taipei. */
export const taipeiTime = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' }).replaceAll('-', '/');
