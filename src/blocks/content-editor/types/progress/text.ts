export const progressBlockText = {
  help: '每個月的工地照片與整體進度',
  otherNames: 'progress site construction 工地 照片',
} as const;
