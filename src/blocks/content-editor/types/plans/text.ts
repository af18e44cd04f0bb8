export const plansBlockText = {
  help: '建案的房型表與每一型的平面圖',
  otherNames: 'plans floor units 房型 平面圖',
  count: (units: number, plans: number) => `${units} 種房型、${plans} 張平面圖`,
} as const;
