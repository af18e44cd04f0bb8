import { describe, expect, it } from 'vitest';
import { guard } from '../../src/base/navigation/guard';
import {
  backTarget,
  documentTitle,
  isOnePage,
  page,
  pageTitle,
  titleSuffix,
} from '../../src/base/navigation/page-meta';
import { joinWords } from '../../src/base/navigation/words';
import type { MenuEntry } from '../../src/layout/menu';
import { claimMap, permissionOf } from '../../src/base/session/permissions';

const { page: meta } = page({
  title: '文章',
  claim: 'Permissions.Articles',
  back: '/article',
  unit: 'article',
  level: 2,
});
const signedIn = { hasTokens: true, claims: { 'Permissions.Articles.View': true } };

describe('Navigation guard', () => {
  it('/logout always passes', () => {
    expect(
      [signedIn, { hasTokens: false, claims: undefined }].map(
        (session) => guard(session, meta, '/logout').kind,
      ),
    ).toEqual(['allow', 'allow']);
  });
  it('the screens to reset and set a password open for any session', () => {
    for (const path of ['/forgot-password', '/set-password']) {
      expect(guard(signedIn, meta, path).kind).toBe('allow');
      expect(guard({ hasTokens: false, claims: undefined }, meta, path).kind).toBe('allow');
    }
  });
  it('a demanded second factor redirects to the own account from everywhere but the sign-out', () => {
    const due = { hasTokens: true, claims: {}, isSecondFactorDue: true };
    expect(guard(due, meta, '/article')).toEqual({ kind: 'redirect', to: '/my-account' });
    expect(guard(due, null, '/')).toEqual({ kind: 'redirect', to: '/my-account' });
    expect(guard(due, meta, '/my-account')).toEqual({ kind: 'allow' });
    expect(guard(due, meta, '/logout')).toEqual({ kind: 'allow' });
  });
  it('View explicitly false is denied and leads home; a claim that is not known is not false', () => {
    expect(
      guard({ hasTokens: true, claims: { 'Permissions.Articles.View': false } }, meta, '/article'),
    ).toEqual({ kind: 'deny', to: '/' });
    expect(guard({ hasTokens: true, claims: {} }, meta, '/article')).toEqual({ kind: 'allow' });
  });
  it('no tokens and path not login: to /login; tokens and path login: to /', () => {
    expect(guard({ hasTokens: false, claims: undefined }, meta, '/article')).toEqual({
      kind: 'redirect',
      to: '/login',
    });
    expect(guard({ hasTokens: false, claims: undefined }, null, '/login/key')).toEqual({ kind: 'allow' });
    expect(guard(signedIn, null, '/login')).toEqual({ kind: 'redirect', to: '/' });
    expect(guard(signedIn, null, '/login/key')).toEqual({ kind: 'redirect', to: '/' });
    expect(guard({ hasTokens: false, claims: undefined }, null, '/loginx')).toEqual({
      kind: 'redirect',
      to: '/login',
    });
  });
  it('before claims are known, or on a page without a claim, nothing is denied', () => {
    expect(guard({ hasTokens: true, claims: undefined }, meta, '/article')).toEqual({ kind: 'allow' });
    expect(guard(signedIn, { ...meta, claim: null }, '/')).toEqual({ kind: 'allow' });
    expect(guard(signedIn, null, '/')).toEqual({ kind: 'allow' });
  });
});

describe('A claim that the contract does not have', () => {
  it('does not compile as that of a route, a menu entry or a permission check', () => {
    const own = claimMap([{ value: 'Permissions.Articles.View', selected: true }]);
    const said = { title: '文章', back: null, unit: 'article', level: 1 } as const;
    // @ts-expect-error no such unit
    page({ ...said, claim: 'Permissions.Article' });
    // @ts-expect-error no such unit
    const entry: MenuEntry = { unit: 'article', title: '文章', to: '/article', claim: 'Permissions.Article' };
    // @ts-expect-error no such unit
    permissionOf(own, 'Permissions.Article');
    expect([entry.to, permissionOf(own, 'Permissions.Articles').canView]).toEqual(['/article', true]);
  });
});

describe('Route meta', () => {
  it('/add and /edit bring their prefixes, and a suffix names the record', () => {
    expect([
      pageTitle(meta, '/article/add'),
      pageTitle(meta, '/article/edit/1'),
      pageTitle(meta, '/article'),
    ]).toEqual(['新增文章', '編輯文章', '文章']);
    const webhook = { ...meta, title: 'Webhook' };
    expect([pageTitle(webhook, '/webhook/add'), pageTitle(webhook, '/webhook/edit/1')]).toEqual([
      '新增 Webhook',
      '編輯 Webhook',
    ]);
    expect(['CRM', '快取', '24'].map((name) => joinWords(name, '的紀錄'))).toEqual([
      'CRM 的紀錄',
      '快取的紀錄',
      '24 的紀錄',
    ]);
    expect(titleSuffix({ ...meta, suffix: 'caseTitle' }, { caseTitle: '松濤硯' })).toBe('：松濤硯');
    expect(
      [undefined, null, '松濤硯', {}, { caseTitle: 7 }].map((data) =>
        titleSuffix({ ...meta, suffix: 'caseTitle' }, data),
      ),
    ).toEqual(['', '', '', '', '']);
    expect(titleSuffix({ ...meta, suffix: 'caseTitle' }, { caseTitle: '' })).toBe('');
    expect(titleSuffix(meta, { undefined: '松濤硯' })).toBe('');
  });
  it('a prefix matches whole segments of the path', () => {
    expect(
      [
        '/article/add/',
        '/article/content/1',
        '/article/edit',
        '/addresses',
        '/article/additional',
        '/editor/1',
        '/article/edited/1',
        '/home/x-add',
      ].map((path) => pageTitle(meta, path)),
    ).toEqual(['新增文章', '編輯文章', '編輯文章', '文章', '文章', '文章', '文章', '文章']);
  });
  it("the tab's title ends with the product's name", () => {
    expect(documentTitle(meta, '/article/add')).toBe('新增文章｜網站管理後台');
    expect(documentTitle({ ...meta, tab: '內容編輯' }, '/article/content/7')).toBe(
      '編輯文章｜內容編輯｜網站管理後台',
    );
    const contact = { ...meta, about: 'record.name' };
    expect(documentTitle(contact, '/contact/edit/7', { record: { name: '黃思穎' } })).toBe(
      '黃思穎｜編輯文章｜網站管理後台',
    );
    expect(documentTitle(contact, '/contact/edit/7', null)).toBe('編輯文章｜網站管理後台');
    expect(documentTitle({ ...meta, suffix: 'title' }, '/article/history/7', { title: '木造' })).toBe(
      '文章：木造｜網站管理後台',
    );
  });
  it('the back destination from web/track and siteset/theme is /web/home/{caseId}, and /siteset and a review are in one-page mode', () => {
    expect(backTarget({ ...meta, back: '/web/home/$caseId' }, { caseId: '7' })).toEqual({
      to: '/web/home/$caseId',
      params: { caseId: '7' },
    });
    const paths = ['/siteset/theme/edit/1/2', '/approval/review/5', '/approval', '/web', '/web/siteset'];
    expect(paths.map(isOnePage)).toEqual([true, true, false, false, false]);
  });
  it('a first-level screen has no back target', () => {
    expect(backTarget({ ...meta, back: null }, { caseId: '1' })).toBeNull();
  });
});
