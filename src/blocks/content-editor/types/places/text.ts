export const placesBlockText = {
  help: '位置圖、附近地點與地址，可開啟地圖',
  otherNames: 'places map location address 地圖 交通 地址',
} as const;
