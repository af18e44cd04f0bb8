export const homeText = { welcome: (name: string) => `${name}，您好。請選擇要管理的項目。` } as const;
