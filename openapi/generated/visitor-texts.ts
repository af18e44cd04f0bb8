// Generated from openapi/openapi.yaml by npm run generate. Do not edit.
export const visitorTexts = {
  ArticleCreate: ["title","summary","coverAlt","seoTitle","seoKeywords","seoDescription"],
  ArticleUpdate: ["title","summary","coverAlt","seoTitle","seoKeywords","seoDescription"],
  CaseInfoCreate: ["title","subtitle","county","district","address","tel","receptionAddress","siteArea","floors","completion","architect","builder","introduction","seoTitle","seoKeywords","seoDescription","coverAlt"],
  CaseInfoUpdate: ["title","subtitle","county","district","address","tel","receptionAddress","siteArea","floors","completion","architect","builder","introduction","seoTitle","seoKeywords","seoDescription","coverAlt"],
  CompanyInput: ["name","legalName","tel","hours","address","headline","introduction"],
  IndexPopupInput: ["title","altText"],
  NewsCreate: ["title","summary","coverAlt","seoTitle","seoKeywords","seoDescription","content"],
  NewsUpdate: ["title","summary","coverAlt","seoTitle","seoKeywords","seoDescription","content"],
  OtherPopupCreate: ["title","altText"],
  OtherPopupUpdate: ["title","altText"],
  SiteSetUpdate: ["seoTitle","seoKeywords","seoDescription"],
} as const;
