import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { limits } from '../../openapi/generated/limits';
import { accountSchema } from '../../src/subjects/accounts/account-schema';
import { articleForm } from '../../src/subjects/articles/article-form';
import { caseForm } from '../../src/subjects/cases/case-form';
import { popupForm } from '../../src/subjects/home-popup/popup-form';
import { profileSchema, profileValues } from '../../src/subjects/my-account/profile-schema';
import { mediaSchema } from '../../src/subjects/library/media-schema';
import { newsForm } from '../../src/subjects/news/news-form';
import { emptyRole, roleSchema } from '../../src/subjects/roles/role-schema';
import { readContract } from '../../scripts/generate/described';
import { type BodySchema, withoutBinaries } from '../../server/access/plugins/flat-keys';
import { bodyAjv, fieldErrors } from '../../server/access/calls/validation';

const popup = { ...popupForm.empty(), title: '題' };
const profile = profileValues({
  id: 1,
  account: 'staff',
  name: '名',
  email: '',
  department: '',
  roleName: '',
  avatar: null,
  hasPassword: true,
  passwordChangedOn: null,
  secondFactor: { isRequired: false, since: null, recoveryCodes: 0 },
  createdOn: '',
  lastModifiedOn: '',
  lastModifiedBy: '',
  rowVersion: 1,
  updateRecord: { lastModifiedBy: '', lastModifiedOn: '' },
});
const forms = [
  {
    operation: 'updateProfile',
    schema: profileSchema,
    filled: profile,
    rules: limits.ProfileInput,
  },
  {
    operation: 'createCaseInfo',
    schema: caseForm.schema,
    filled: {
      ...caseForm.empty(),
      title: '題',
      code: 'A1',
      county: '臺北市',
      district: '大安區',
      tel: '0225718170',
    },
    rules: limits.CaseInfoCreate,
  },
  {
    operation: 'createArticle',
    schema: articleForm.schema,
    filled: { ...articleForm.empty(), title: '題' },
    rules: limits.ArticleCreate,
  },
  {
    operation: 'createNews',
    schema: newsForm.schema,
    filled: { ...newsForm.empty(), title: '題', content: '<p>文</p>' },
    rules: limits.NewsCreate,
  },
  {
    operation: 'createRole',
    schema: roleSchema,
    filled: { ...emptyRole, name: '名' },
    rules: limits.RoleCreate,
  },
  {
    operation: 'updateMedia',
    schema: mediaSchema,
    filled: { name: '名', altText: '', tags: [], focus: { x: 50, y: 50 } },
    rules: limits.MediaUpdate,
  },
  { operation: 'saveIndexPopup', schema: popupForm.schema, filled: popup, rules: limits.IndexPopupInput },
  { operation: 'createOtherPopup', schema: popupForm.schema, filled: popup, rules: limits.OtherPopupCreate },
  {
    operation: 'updateAccount',
    schema: accountSchema,
    filled: {
      name: '名',
      email: '',
      department: '',
      gender: 0,
      roleId: '',
      status: true,
      password: '',
      currentPassword: '',
      passcode: '',
    },
    rules: limits.AccountUpdate,
  },
];

/** Fields with values from a list: only the form restricts them, not the contract. */
const chosen = new Set(['county', 'district']);

/** Free texts of a form with a maximum length and no pattern; rich text is counted elsewhere. */
const cases = forms.flatMap(({ rules, filled, ...form }) =>
  Object.entries(rules as Record<string, { maxLength?: number; maxText?: number; pattern?: string }>)
    .filter(
      ([field, { maxLength, maxText, pattern }]) =>
        maxLength !== undefined &&
        maxText === undefined &&
        pattern === undefined &&
        field in filled &&
        !chosen.has(field) &&
        field !== 'email' &&
        field !== 'password',
    )
    .map(([field, { maxLength = 0 }]) => ({ ...form, filled, field, maxLength })),
);

const operations = Object.values(readContract().paths).flatMap((methods) => Object.values(methods));
function bodySchema(operationId: string): BodySchema {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(operationId);
  const { contract } = operation['x-fastify-config'] as { contract: { multipart?: BodySchema } };
  const schema = contract.multipart ?? operation.requestBody?.content['application/json']?.schema;
  return withoutBinaries(schema as BodySchema);
}

describe('Every text limit of the forms holds at N and N+1 on both sides, an emoji counted once', () => {
  it('there are limits to test', () => expect(cases.length).toBeGreaterThan(30));

  it.each(cases.map((each) => [`${each.operation} ${each.field} ${each.maxLength}`, each] as const))(
    '%s',
    (_, { operation, schema, filled, field, maxLength }) => {
      const validate = bodyAjv.compile({ ...bodySchema(operation), required: [] });
      for (const letter of ['字', '🏠']) {
        const client = (text: string) =>
          v.safeParse(schema, { ...filled, [field]: text }).issues?.map(({ message }) => message) ?? [];
        const server = (text: string) =>
          validate({ [field]: text }) ? [] : (fieldErrors(validate.errors)[field] ?? []);
        const [fits, tooLong] = [letter.repeat(maxLength), letter.repeat(maxLength + 1)];
        expect([client(fits), server(fits)]).toEqual([[], []]);
        expect([client(tooLong), server(tooLong)]).toEqual([
          [`最多可輸入 ${maxLength} 個字`],
          [`最多可輸入 ${maxLength} 個字`],
        ]);
      }
    },
  );
});
