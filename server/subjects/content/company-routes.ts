import { Done, type Handlers } from '../../access/calls/operations';
import * as service from './company';
import { serverText } from '../../base/contract/text';

/** The company's data for its website (decisions/040-website). */
export const companyHandlers = {
  getCompany: ({ db }) => service.getCompany(db),
  saveCompany: async ({ body, write }) =>
    new Done(await write((tx, { name }) => service.saveCompany(tx, body, name)), serverText.saved),
} satisfies Partial<Handlers>;
