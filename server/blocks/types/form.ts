import { serverText } from '../../base/contract/text';
import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, plainKind } from '../part-kind';

export const form: PartKind<typeof PartType.form> = {
  ...plainKind({ fields: [], budgets: '', asksNews: false, thanks: '' }),
  problem: ({ fields = [] }) => {
    const names = fields.map(({ name }) => name);
    const twice = names.findIndex((name, index) => names.indexOf(name) !== index);
    return twice < 0 ? undefined : { field: `fields[${twice}].name`, message: serverText.invalid };
  },
  approvedAs: 'terms',
};
