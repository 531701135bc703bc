import { builder, type FieldsOf } from '../../graphql/schema-builder';
import type { Person } from './person';

/** The fields of every type that shows a person, however much more it tells of them. */
export const personFields = (t: FieldsOf<Person>) => ({
  id: t.exposeID('id'),
  firstname: t.exposeString('firstname'),
  lastname: t.exposeString('lastname'),
  profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
  OnlineStatus: t.exposeString('OnlineStatus'),
});

export const PersonRef = builder.objectRef<Person>('Person').implement({
  description: 'What members of a company and invitees may know of a person.',
  fields: personFields,
});
