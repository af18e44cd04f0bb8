// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const UnitAvailability = {
  upcoming: "upcoming",
  onSale: "onSale",
  few: "few",
  soldOut: "soldOut",
} as const;
export type UnitAvailability = (typeof UnitAvailability)[keyof typeof UnitAvailability];

export const UnitPriceBasis = {
  total: "total",
  perPing: "perPing",
  onRequest: "onRequest",
} as const;
export type UnitPriceBasis = (typeof UnitPriceBasis)[keyof typeof UnitPriceBasis];
