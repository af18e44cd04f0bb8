// Generated from openapi/delivery.yaml by npm run generate. Do not edit.
export const deliveryFields = {
  Case: ["id","isVisible","code","title","subtitle","tab","isHighlight","sort","county","district","zip","address","tel","receptionAddress","siteArea","floors","households","completion","architect","builder","introduction","housingUnits","facts","recommendedCaseIds","cover","seo","blocks"],
  Article: ["id","isVisible","type","title","summary","publishDate","sort","cover","seo","blocks"],
  NewsItem: ["id","isVisible","title","summary","publishDate","content","cover","seo"],
} as const;
