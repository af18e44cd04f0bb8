/** Taipei time for exports and mails: `2026/03/05 04:05:06`. */
export const taipeiTime = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Asia/Taipei' }).replaceAll('-', '/');
