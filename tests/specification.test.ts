import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { withoutReferences } from '../scripts/generate/document';
import { contractIn, joinedContract } from '../scripts/generate/read-contract';
import { claimUnits } from '../openapi/generated/claims';
import * as enums from '../openapi/generated/enums';
import { fileTypes } from '../openapi/generated/file-types';
import { limits } from '../openapi/generated/limits';
import { articleText } from '../src/subjects/articles/text';
import { contactText } from '../src/subjects/enquiries/text';
import { connectFeatures } from '../src/api/features';
import { errorText } from '../src/base/calls/text';
import { menu, visibleMenu } from '../src/layout/menu';
import { PAGE_SIZES } from '../src/records/list/list-search';
import { listText } from '../src/records/list/text';
import { copyText } from '../src/base/messages/text';
import { claimMap, permissionOf } from '../src/base/session/permissions';

const { paths, components } = withoutReferences(await contractIn('openapi'));
const MB = 1024 * 1024;

describe('7 Calls', () => {
  it('every call but those of operations is under /api, and each answer carries messages, an array, and succeeded, a boolean', () => {
    const others = Object.keys(paths).filter((path) => !path.startsWith('/api/'));
    expect(others).toEqual(['/healthz', '/readyz']);
    expect(components.schemas['EnvelopeFields']?.properties).toMatchObject({
      succeeded: { type: 'boolean' },
      messages: { type: 'array', items: { type: 'string' } },
    });
  });
});

describe('3 Entities', () => {
  it.each([
    ['Content', ['cmsItemList', 'webParts', 'updateRecord']],
    ['TitlePartInput', ['id', 'partType', 'sort', 'align', 'textContent']],
    ['TextPartInput', ['id', 'partType', 'sort', 'align', 'textContent']],
    [
      'VideoPartInput',
      ['id', 'partType', 'sort', 'textContent', 'url', 'altText', 'autoPlay', 'fileData', 'fileExtension'],
    ],
    [
      'ImagePartInput',
      ['id', 'partType', 'sort', 'textContent', 'altText', 'fileData', 'fileExtension', 'filePath'],
    ],
    ['LinkPartInput', ['id', 'partType', 'sort', 'textContent', 'url', 'urlTarget']],
    ['PhonePartInput', ['partType', 'sort', 'textContent', 'tel']],
    ['ListPartInput', ['id', 'partType', 'sort', 'items']],
    ['PartItemInput', ['id', 'textContent', 'secSort']],
  ])('%s carries its fields', (schema, fields) => {
    expect(Object.keys(components.schemas[schema]?.properties ?? {})).toEqual(expect.arrayContaining(fields));
  });

  it('status, gender, article type, contact type, part type, align and link target have their numbers', () => {
    const { ContentStatus, SiteStatus, Gender, ArticleType, ContactType, PartType, Align, UrlTarget } = enums;
    // The fifth type is an addition; the four of the specification keep their numbers.
    const { visit, ...contactTypes } = ContactType;
    // Types beyond the specification are numbered from 101.
    const partTypes = Object.fromEntries(Object.entries(PartType).filter(([, number]) => number <= 100));
    expect(visit).toBe(5);
    expect({
      ContentStatus,
      SiteStatus,
      Gender,
      ArticleType,
      ContactType: contactTypes,
      PartType: partTypes,
      Align,
      UrlTarget,
    }).toEqual({
      ContentStatus: { offline: 0, online: 1 },
      SiteStatus: { enabled: 0, notEnabled: 1 },
      Gender: { female: 0, male: 1 },
      ArticleType: { marketTrends: 2, architecturalAesthetics: 3 },
      ContactType: { landDevelopment: 1, advertisingCooperation: 2, customerService: 3, other: 4 },
      PartType: { title: 1, text: 2, video: 5, image: 6, link: 8, phone: 10, list: 11 },
      Align: { left: 1, center: 2 },
      UrlTarget: { sameWindow: '_self', newWindow: '_blank' },
    });
    expect([articleText.types, contactText.types, contactText.genders]).toEqual([
      { 2: '市場趨勢', 3: '建築美學' },
      { 1: '土地開發洽談', 2: '廣告合作洽談', 3: '客戶服務反映', 4: '其他', 5: '預約賞屋／購屋諮詢' },
      { 0: '女', 1: '男' },
    ]);
  });
});

describe('5 Limits', () => {
  it('inputs 200, text areas 500, rich text 16000, passwords 20, long text 3000, alternative text and video description 100', async () => {
    const { CaseInfoCreate, NewsCreate, AccountUpdate, TextPartInput, ImagePartInput, VideoPartInput } =
      limits;
    const texts = [
      CaseInfoCreate.title,
      CaseInfoCreate.seoDescription,
      AccountUpdate.password,
      TextPartInput.textContent,
      ImagePartInput.altText,
      CaseInfoCreate.coverAlt,
      VideoPartInput.textContent,
    ];
    expect(texts.map(({ maxLength }) => maxLength)).toEqual([200, 500, 20, 3000, 100, 100, 100]);
    expect(limits.OwnPasswordUpdate.newPassword.maxLength).toBe(20);
    // By the link of an invitation or a reset too.
    const set = JSON.stringify(await joinedContract('openapi')).match(/"newPassword":\{[^}]*/g);
    expect(set?.filter((rule) => !rule.includes('$ref'))).toEqual([]);
    expect([NewsCreate.content.maxText, CaseInfoCreate.introduction.maxText]).toEqual([16_000, 16_000]);
  });

  it('no text takes more than an input, but text areas, long text and rich text', () => {
    // Consent texts, letters, replies, cells of imports, saved views, webhooks, the table of sales codes and answers of programs are beyond the specification.
    const {
      ConsentWords: _,
      CompanyAnswer: _company,
      ContactReply: _reply,
      ImportCell: _cell,
      IncidentLetter: _letter,
      ListCondition: _condition,
      NewPasskey: _new,
      PasskeyAnswer: _passkey,
      ReplyTemplate: _template,
      SalesCodeTable: _table,
      WebhookCreate: _create,
      WebhookUpdate: _update,
      ...own
    } = limits;
    const longer = Object.values(own).flatMap((fields: Record<string, unknown>) =>
      Object.entries(fields).flatMap(([field, rule]) =>
        typeof rule === 'object' && rule && 'maxLength' in rule && Number(rule.maxLength) > 200
          ? [`${field} ${'maxText' in rule ? `${String(rule.maxText)} of text` : String(rule.maxLength)}`]
          : [],
      ),
    );
    expect([...new Set(longer)].toSorted()).toEqual([
      'answer 2000',
      'content 16000 of text',
      'content 500',
      'description 500',
      'emails 500',
      'emergencyReason 500',
      'html 3000 of text',
      'introduction 16000 of text',
      'newNote 500',
      'note 500',
      'salesEmails 500',
      'seoDescription 500',
      'summary 500',
      'text 2000',
      'text 500',
      'textContent 3000',
      'textContent 500',
    ]);
  });

  it('images 2 MB, the image of a block 3 MB, PNG or JPG, recommended 912 x 452, files 5 MB, the share image 1200 x 630 and 3 MB', () => {
    const { CaseInfoCreate, NewsCreate, IndexPopupInput, ImagePartInput } = limits;
    expect([
      CaseInfoCreate.cover.maxBytes,
      NewsCreate.cover.maxBytes,
      IndexPopupInput.image.maxBytes,
    ]).toEqual([2 * MB, 2 * MB, 2 * MB]);
    expect(ImagePartInput.fileData).toMatchObject({
      maxBytes: 3 * MB,
      accept: ['PNG', 'JPG'],
      recommendedPixels: { width: 912, height: 452 },
    });
    expect([fileTypes.PDF.maxBytes, fileTypes.WORD.maxBytes, fileTypes.EXCEL.maxBytes]).toEqual([
      5 * MB,
      5 * MB,
      5 * MB,
    ]);
    expect(CaseInfoCreate.shareImage).toMatchObject({
      maxBytes: 3 * MB,
      pixels: { width: 1200, height: 630 },
    });
  });

  it('PDF, JPG, PNG, WORD and EXCEL have the extensions of the list', () => {
    expect(
      Object.fromEntries(Object.entries(fileTypes).map(([name, { extensions }]) => [name, extensions])),
    ).toEqual({
      PDF: ['.pdf'],
      JPG: ['.jpg', '.jpeg'],
      PNG: ['.png'],
      WORD: ['.doc', '.docx'],
      EXCEL: ['.xls', '.xlsx'],
    });
  });
});

describe('6 Roles and permissions', () => {
  const entries = menu.flatMap((item) =>
    'entries' in item
      ? item.entries.map((entry) => [item.title, entry.title, entry.claim])
      : [[null, item.title, item.claim]],
  );

  it('the side menu has its entries in their order, each with its claim', () => {
    expect(entries).toEqual([
      [null, '首頁', null],
      ['系統設定', '角色權限設定', 'Permissions.Roles'],
      ['系統設定', '帳號管理', 'Permissions.Users'],
      [null, '首頁彈窗設定', 'Permissions.IndexPopup'],
      [null, '文章管理', 'Permissions.Articles'],
      ['建案管理', '網站建案資訊管理', 'Permissions.Cases'],
      ['建案管理', '網頁設計管理', 'Permissions.Cases.OnePage'],
      [null, '最新消息管理', 'Permissions.News'],
      ['聯絡我們', '聯絡清單', 'Permissions.Contacts'],
      ['聯絡我們', 'E-mail 設定', 'Permissions.Contacts.Email'],
      [null, '後台教學文件', null],
    ]);
  });

  it('an entry is shown only with View on its claim, and the documents always', () => {
    const titles = (claims: Parameters<typeof visibleMenu>[0]) =>
      visibleMenu(claims)
        .flatMap((item) => ('entries' in item ? item.entries : [item]))
        .map(({ title }) => title);
    // Empty groups disappear; 系統設定 still leads to what everyone may open.
    expect(visibleMenu({}).map(({ title }) => title)).toEqual(['首頁', '系統設定', '後台教學文件']);
    connectFeatures(() => false);
    expect(visibleMenu({}).map(({ title }) => title)).toEqual(['首頁', '後台教學文件']);
    connectFeatures(() => true);
    const inOrder = entries.map(([, title]) => title);
    for (const [, title, claim] of entries) {
      if (claim === null) continue;
      const shown = inOrder.filter((each) => ['首頁', '後台教學文件', title].includes(each));
      expect([claim, titles({ [`${claim}.View`]: true })]).toEqual([claim, shown]);
    }
  });

  it('the claim list of a role becomes a map by claim path, and each unit a boolean for View, Create, Edit and Delete', () => {
    const map = claimMap([
      { value: 'Permissions.Cases.View', selected: true },
      { value: 'Permissions.Cases.Delete', selected: false },
      { value: 'Permissions.Cases.OnePage.Edit', selected: true },
    ]);
    expect(map).toEqual({
      'Permissions.Cases.View': true,
      'Permissions.Cases.Delete': false,
      'Permissions.Cases.OnePage.Edit': true,
    });
    expect(permissionOf(map, 'Permissions.Cases')).toEqual({
      canView: true,
      canCreate: false,
      canEdit: false,
      canDelete: false,
    });
    for (const unit of [
      'Permissions.Roles',
      'Permissions.Cases',
      'Permissions.Articles',
      'Permissions.News',
    ] as const) {
      expect(claimUnits[unit]).toEqual(['View', 'Create', 'Edit', 'Delete']);
    }
  });
});

it('8 Error catalogue: each message has its words', () => {
  expect([
    errorText.system,
    errorText.maintenance,
    errorText.forbidden,
    errorText.expired,
    errorText.cannotBrowse,
    copyText.copied,
    copyText.notCopied,
    listText.empty,
  ]).toEqual([
    '系統發生錯誤',
    '系統維護中，造成您的不便敬請見諒，我們將儘快恢復服務',
    '權限不足',
    '權限已過期，請重新登入',
    '權限不足，無法瀏覽！',
    '複製成功',
    '複製失敗',
    '目前尚無相關資料',
  ]);
});

it('9 Constants: a list has 10 rows a page, and offers nothing else', () => {
  expect(PAGE_SIZES).toEqual([10]);
});

describe('1 All interface text is Chinese', () => {
  /** Literal texts of a file: a component's text nodes, or a text file's values. */
  function words(path: string): string[] {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isJsxText(node)) found.push(node.text.trim());
      const isValue =
        ts.isStringLiteral(node) && ts.isPropertyAssignment(node.parent) && node.parent.initializer === node;
      if (isValue && path.endsWith('text.ts')) found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  it('every word of the screens is Chinese, but names and signs', () => {
    const names = ['E-mail', 'Facebook', 'LINE', 'Permissions.', 'nginx'];
    const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?:\.tsx|\/text\.ts)$/.test(path) && !path.startsWith('ui/dev/'))
      .map((path) => `src/${path}`)
      .flatMap((path) =>
        words(path)
          .filter(
            (text) =>
              /\p{Script=Latin}{2}/u.test(text) &&
              !/\p{Script=Han}/u.test(text) &&
              !names.some((name) => text.startsWith(name)),
          )
          .map((text) => `${path}: ${text}`),
      );
    expect(others).toEqual([]);
  });
});
