import { builder } from '../../graphql/schema-builder';
import type { Person } from './person';

export const PersonRef = builder.objectRef<Person>('Person').implement({
  description: 'What members of a company and invitees may know of a person.',
  fields: (t) => ({
    id: t.exposeID('id'),
    firstname: t.exposeString('firstname'),
    lastname: t.exposeString('lastname'),
    profilePhoto: t.exposeString('profilePhoto', { nullable: true }),
    OnlineStatus: t.exposeString('OnlineStatus'),
  }),
});
