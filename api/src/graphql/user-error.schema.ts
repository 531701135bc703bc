import type { UserError } from '../request/expected-failure';
import { builder } from './schema-builder';

export const UserErrorRef = builder.objectRef<UserError>('UserError').implement({
  description: 'An expected failure: data the form can show.',
  fields: (t) => ({
    code: t.exposeString('code'),
    field: t.exposeString('field', { nullable: true }),
    message: t.exposeString('message'),
  }),
});
