import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { features } from '../../../openapi/generated/features';
import { contactText } from '../../../server/subjects/enquiries/text';
import { accounts, contacts, roles } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { hashPassword } from '../../../server/base/secrets/passwords';
import { jpeg } from './multipart';
import { made, page, picture, saved, someId, time, type ValidCalls, type World } from './right-call';

/** Every cell of the matrix. */
const cells = (...ticked: string[]) =>
  [...new Set(claims.map((claim) => claim.replace(/\.\w+$/, '')))]
    .flatMap((unit) => ['View', 'Create', 'Edit', 'Delete'].map((action) => `${unit}.${action}`))
    .map((value) => ({ value, selected: ticked.includes(value) }));
const role = {
  name: '行銷編輯',
  description: '寫文章',
  roleClaims: [{ value: 'Permissions.Articles.Edit', selected: true }],
};
const roleRead = (id: number, by: string, rowVersion: number) => ({
  id,
  ...role,
  needsSecondFactor: false,
  // Edit implies View.
  roleClaims: cells('Permissions.Articles.View', 'Permissions.Articles.Edit'),
  accounts: [],
  ...made(by, rowVersion),
});

const person = {
  name: '林子晴',
  email: 'lin@example.com',
  department: '企劃部',
  gender: 1,
  status: false,
} as const;
const accountRead = async ({ db, records, caller }: World, by: string, rowVersion: number) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, records.accountId));
  const rows = await db.select().from(roles).where(eq(roles.id, records.roleId));
  return {
    id: records.accountId,
    account: account?.account,
    ...person,
    roleId: records.roleId,
    roleName: rows[0]?.name,
    lastLoginTime: null,
    avatarUrl: null,
    hasSecondFactor: true,
    ownProof: null,
    assignableRoles: [
      { id: records.roleId, name: rows[0]?.name },
      { id: someId, name: caller.name.replace('同仁', '角色') },
    ],
    ...made(by, rowVersion),
  };
};

const popup = {
  status: 1,
  title: '開幕',
  altText: '海報',
  url: 'https://example.com/open',
  urlTarget: '_blank',
  startOn: '2026-01-01T00:00:00.000Z',
  endOn: '2999-01-01T00:00:00.000Z',
};

const enquiry = { tel: '0227001234', email: 'wang@example.com', caseTitle: '松濤硯', gender: 0 } as const;
const contactRow = (id: number, more: object = {}) => ({
  id,
  type: 1,
  name: '王小明',
  tel: enquiry.tel,
  email: enquiry.email,
  caseTitle: enquiry.caseTitle,
  content: '想預約參觀',
  handleStatus: 0,
  nextCallOn: null,
  assignee: '',
  assigneeId: null,
  caseId: null,
  source: null,
  isMasked: false,
  isSpam: false,
  ...made(),
  ...more,
});
const recipients = [1, 2, 3, 4].map((type) => ({
  type,
  emails: `a${type}@example.com,b${type}@example.com`,
}));

/** Accounts, roles, popup and enquiries. */
export const officeCalls: ValidCalls = {
  'GET /api/identity/account/me': ({ caller }) => ({
    data: {
      id: caller.id,
      account: caller.account,
      name: caller.name,
      department: '',
      roleName: caller.name.replace('同仁', '角色'),
      avatarUrl: null,
      roleClaims: claims.map((value) => ({ value, selected: true })),
      tokenExpiresOn: time,
      isSecondFactorDue: false,
      publicOrigin: null,
      websiteName: '官方網站',
      openGroups: null,
      website: null,
      // Two need settings of their own.
      features: features.filter((each) => each !== 'passkeys' && each !== 'companySignIn'),
    },
  }),
  'POST /api/identity/token': async ({ db, caller }) => {
    const password = 'lantern-7-orchid';
    const passwordHash = await hashPassword(password);
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, caller.id));
    return {
      json: { account: caller.account, password },
      data: { token: expect.any(String), refreshToken: expect.any(String), tokenExpiresOn: time },
      reads: ({ token }) => ({
        url: '/api/identity/account/me',
        data: expect.objectContaining({ account: caller.account }),
        token,
      }),
    };
  },
  'GET /api/identity/role': ({ records, caller }) => ({
    data: [
      [records.roleId, expect.any(String), 0],
      [someId, caller.name.replace('同仁', '角色'), 1],
    ].map(([id, name, accountCount]) => ({ id, name, description: '', accountCount, ...made() })),
  }),
  'POST /api/identity/role': ({ caller }) => ({
    json: role,
    messages: saved,
    data: { id: someId, rowVersion: 1 },
    reads: ({ id }) => ({ url: `/api/identity/role/${id}`, data: roleRead(id, caller.name, 1) }),
  }),
  'PUT /api/identity/role': ({ records: { roleId }, caller }) => ({
    json: { id: roleId, rowVersion: 1, ...role },
    messages: saved,
    data: { id: roleId, rowVersion: 2 },
    reads: () => ({ url: `/api/identity/role/${roleId}`, data: roleRead(roleId, caller.name, 2) }),
  }),
  'GET /api/identity/role/{id}': async ({ db, records: { roleId } }) => {
    const { name, description } = role;
    await db
      .update(roles)
      .set({ name, description, claims: ['Permissions.Articles.View', 'Permissions.Articles.Edit'] })
      .where(eq(roles.id, roleId));
    return { id: roleId, data: roleRead(roleId, '', 1) };
  },
  'DELETE /api/identity/role/{id}': ({ records: { roleId } }) => ({
    id: roleId,
    messages: ['刪除成功'],
    data: null,
    reads: () => ({ url: `/api/identity/role/${roleId}`, data: null }),
  }),
  'GET /api/identity/user': async (world) => {
    const { db, records, caller } = world;
    const { status, name, department } = person;
    const set = { name, department, roleId: records.roleId, isActive: status };
    await db.update(accounts).set(set).where(eq(accounts.id, records.accountId));
    const { account, roleName } = await accountRead(world, '', 1);
    const card = { avatarUrl: null, ...made() };
    return {
      data: page([
        {
          id: caller.id,
          account: caller.account,
          name: caller.name,
          department: '',
          roleName: caller.name.replace('同仁', '角色'),
          status: true,
          lastLoginTime: time,
          ...card,
        },
        { id: records.accountId, account, name, department, roleName, status, lastLoginTime: null, ...card },
      ]),
    };
  },
  'PUT /api/identity/user': async (world) => {
    const { accountId, roleId } = world.records;
    const data = await accountRead(world, world.caller.name, 2);
    return {
      json: { id: accountId, rowVersion: 1, ...person, roleId },
      messages: saved,
      data: { id: accountId, rowVersion: 2 },
      reads: () => ({ url: `/api/identity/user/${accountId}`, data }),
    };
  },
  'GET /api/identity/user/{id}': async (world) => {
    const { accountId, roleId } = world.records;
    const { status, ...fields } = person;
    await world.db
      .update(accounts)
      .set({ ...fields, isActive: status, roleId })
      .where(eq(accounts.id, accountId));
    return { id: accountId, data: await accountRead(world, '', 1) };
  },
  'GET /api/v1/index-popup': () => ({
    data: {
      id: 1,
      status: 0,
      title: '',
      altText: '',
      url: '',
      urlTarget: '_self',
      startOn: null,
      endOn: null,
      image: null,
      visibleState: 'offline',
      ...made(),
    },
  }),
  'POST /api/v1/index-popup': async ({ caller }) => ({
    form: { rowVersion: 1, ...popup, image: await jpeg('海報.jpg', 800, 600) },
    messages: saved,
    data: { id: 1, rowVersion: 2 },
    reads: () => ({
      url: '/api/v1/index-popup',
      data: {
        id: 1,
        ...popup,
        image: picture('海報.jpg', 800, 600),
        visibleState: 'online',
        ...made(caller.name, 2),
      },
    }),
  }),
  'GET /api/v1/contact/get-list-paged': async ({ db, records: { contactId } }) => {
    await db.update(contacts).set(enquiry).where(eq(contacts.id, contactId));
    const newer = {
      ...enquiry,
      type: 2,
      name: '陳小華',
      content: '合作',
      createdOn: new Date('2999-01-01'),
    } as const;
    await db.insert(contacts).values([newer, { ...newer, name: '未符合', type: 3, caseTitle: '其他' }]);
    return {
      query: '?pageSize=1&pageNumber=2&keyword=松濤硯',
      data: {
        ...page([contactRow(contactId, { spamReason: null, spamUntil: null })]),
        totalCount: 2,
        pageNumber: 2,
        pageSize: 1,
      },
    };
  },
  'GET /api/v1/contact/get-by-id': async ({ db, records: { contactId, noteId }, caller }) => {
    await db.update(contacts).set(enquiry).where(eq(contacts.id, contactId));
    const note = {
      id: noteId,
      author: '同仁',
      at: time,
      editedOn: null,
      isOwn: false,
      rowVersion: 1,
      text: '已回電',
    };
    return {
      query: `?id=${contactId}`,
      data: contactRow(contactId, {
        gender: enquiry.gender,
        spamReason: null,
        origin: null,
        consent: null,
        appointment: null,
        appointmentMailedOn: null,
        sameTel: [],
        readings: {
          times: 1,
          items: [{ id: expect.any(Number), action: 'open', at: time, name: caller.name }],
        },
        note: '已回電',
        notes: [{ ...note, assignee: null, handleStatus: null, callResult: null, mail: null }],
      }),
    };
  },
  'POST /api/v1/contact/edit-note': async ({ records: { contactId }, caller }) => ({
    json: { id: contactId, rowVersion: 1, note: '約週六看屋', handleStatus: 1 },
    messages: saved,
    data: { id: contactId, rowVersion: 2 },
    reads: () => ({
      url: `/api/v1/contact/get-by-id?id=${contactId}`,
      data: expect.objectContaining({
        note: '約週六看屋',
        handleStatus: 1,
        lastModifiedBy: caller.name,
        rowVersion: 2,
      }),
    }),
  }),
  'GET /api/v1/contact/get-email': () => ({
    data: {
      recipients: [1, 2, 3, 4, 5].map((type) => ({ type, emails: '' })),
      salesEmails: '',
      rotation: [],
      replyTemplates: contactText.reply.templates,
      rowVersion: 1,
      updateRecord: made().updateRecord,
    },
  }),
  'POST /api/v1/contact/edit-email': ({ caller }) => ({
    json: { rowVersion: 1, recipients },
    messages: saved,
    data: { id: 1, rowVersion: 2 },
    reads: () => ({
      url: '/api/v1/contact/get-email',
      data: {
        recipients: [...recipients, { type: 5, emails: '' }],
        salesEmails: '',
        rotation: [],
        replyTemplates: contactText.reply.templates,
        rowVersion: 2,
        updateRecord: made(caller.name).updateRecord,
      },
    }),
  }),
};
