import { describe, expect, it } from 'vitest';
import { guard } from '../src/guard';
import { backTarget, isOnePage, page, pageTitle, titleSuffix } from '../src/page-meta';
import { router } from '../src/router';

const { page: meta } = page({ title: '文章', claim: 'Permissions.Articles', back: '/article', unit: 'article', level: 2 });
const signedIn = { hasTokens: true, claims: { 'Permissions.Articles.View': true } };

describe('Navigation guard', () => {
  it('/logout always passes', () => {
    expect([signedIn, { hasTokens: false, claims: undefined }].map((session) => guard(session, meta, '/logout').kind)).toEqual(['allow', 'allow']);
  });
  it('View explicitly false is denied and leads home; a claim that is not known is not false', () => {
    expect(guard({ hasTokens: true, claims: { 'Permissions.Articles.View': false } }, meta, '/article')).toEqual({ kind: 'deny', to: '/' });
    expect(guard({ hasTokens: true, claims: {} }, meta, '/article')).toEqual({ kind: 'allow' });
  });
  it('no tokens and path not login: to /login; tokens and path login: to /', () => {
    expect(guard({ hasTokens: false, claims: undefined }, meta, '/article')).toEqual({ kind: 'redirect', to: '/login' });
    expect(guard({ hasTokens: false, claims: undefined }, null, '/login/key')).toEqual({ kind: 'allow' });
    expect(guard(signedIn, null, '/login')).toEqual({ kind: 'redirect', to: '/' });
  });
});

describe('Route meta', () => {
  it('/add and /edit bring their prefixes, and a suffix names the record', () => {
    expect([pageTitle(meta, '/article/add'), pageTitle(meta, '/article/edit/1'), pageTitle(meta, '/article')]).toEqual(['新增文章', '編輯文章', '文章']);
    expect(titleSuffix({ ...meta, suffix: 'caseTitle' }, { caseTitle: '松濤硯' })).toBe('：松濤硯');
    expect(titleSuffix({ ...meta, suffix: 'caseTitle' }, undefined)).toBe('');
  });
  it('the back destination from web/track and siteset/theme is /web/home/{caseId}, and /siteset is one-page mode', () => {
    expect(backTarget({ ...meta, back: '/web/home/$caseId' }, { caseId: '7' })).toBe('/web/home/7');
    expect([isOnePage('/siteset/theme/edit/1/2'), isOnePage('/web')]).toEqual([true, false]);
  });
  it('every route of the specification exists, and each screen says its title, claim, unit and level', () => {
    const screens = Object.values(router.routesById).filter((route) => route.options.staticData?.page);
    const paths = screens.map((route) => route.fullPath.replace(/(.)\/$/, '$1')).toSorted();
    expect(paths).toEqual([
      '/', '/account', '/account/edit/$id', '/article', '/article/add', '/article/content/$id', '/article/edit/$id', '/case', '/case/add', '/case/content/$id',
      '/case/edit/$id', '/contact', '/contact-email', '/contact/edit/$id', '/download', '/guideline', '/home-popup', '/login/{-$platformKey}', '/logout', '/news',
      '/news/add', '/news/edit/$id', '/role', '/role/add', '/role/edit/$id', '/siteset/preview/$caseId/$themeId/{-$code}', '/siteset/theme/edit/$caseId/$themeId',
      '/web', '/web/home/$caseId', '/web/theme/$caseId', '/web/track/$caseId',
    ].toSorted());
    expect(screens.filter((route) => !route.options.staticData?.page?.title)).toEqual([]);
  });
});
