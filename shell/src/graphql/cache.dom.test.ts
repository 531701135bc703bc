import { createFakeShell } from '@heartwood/contract/fake-shell';
import { MeDocument, UserEventsDocument } from '../generated/graphql';
import { createGraphqlClient } from './client';

const user = {
  __typename: 'User', id: 'ada', firstname: 'Ada', lastname: 'Lovelace', email: 'ada@people.example', pendingEmail: null, bio: null,
  phoneNumber: null, address: null, profilePhoto: null, OnlineStatus: 'true', lastAccessedCompanyId: null, isVerified: true,
  hasPassword: true, theme: 'system', timeZone: null,
};
const me = { __typename: 'Me', user, removedFrom: null, companies: [], invites: [], deletedCompanies: [] };

test('what a person’s stream tells of them is known at once, and what changes nothing of them takes nothing away', async () => {
  const shell = createFakeShell();
  const client = createGraphqlClient({
    fetch: () => Promise.resolve(Response.json({ data: { me, badges: [{ __typename: 'Badge', key: 'letters', count: 3 }] } })),
    socket: shell.socket,
  });
  await client.query(MeDocument, {}).toPromise();
  client.subscription(UserEventsDocument, {}).subscribe(() => undefined);
  // The client asks the socket a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  const tell = (event: object) => shell.fake.socket.push('UserEvents', { userEvents: { __typename: 'UserEvent', ...event } });
  const data = () => client.readQuery(MeDocument, {})?.data;
  const known = () => data()?.me.user.firstname;
  tell({ type: 'NOTE_CHANGED', me: null });
  expect(known()).toBe('Ada');
  tell({ type: 'PROFILE_CHANGED', me: { ...me, user: { ...user, firstname: 'Augusta' } } });
  expect(known()).toBe('Augusta');
  expect(data()?.badges).toMatchObject([{ key: 'letters', count: 3 }]);
});
