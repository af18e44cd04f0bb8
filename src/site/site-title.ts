/** Title of a site's page for searches and shares, unless staff wrote one: `松濤硯｜臺北市大安區 46.8～71.6 坪`. */
export function siteTitle(title: string, district: string, area = ''): string {
  const tail = [district, area].filter(Boolean).join(' ');
  return tail ? `${title}｜${tail}` : title;
}
