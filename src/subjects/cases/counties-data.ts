/** Counties made of islands only. */
export const islandCounties: readonly string[] = ['澎湖縣', '金門縣', '連江縣'];

/** Island districts of counties on the main island. */
export const islandDistricts: readonly string[] = ['綠島鄉', '蘭嶼鄉', '琉球鄉', '東沙', '南沙', '釣魚臺'];
