/** Chromium's conditions of a slow phone: 1.6 Mbit/s, 150 ms. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
