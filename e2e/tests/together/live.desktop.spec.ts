import { expect, openAs, test } from '../fixture';
import { ApiClient } from '../../server/api-client.mjs';

test('what changes between the first answer and the open socket is on the page all the same', async ({ page, ownProduct }) => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => (
      void (String(message).includes('"subscribe"') ? isOpen : Promise.resolve()).then(() => server.send(message))
    ));
  });
  await openAs(page, `${ownProduct.url}/app/team`, 'viewer@loopcrate.example');
  await expect(page.getByRole('heading', { name: 'Team of Loopcrate' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeHidden();

  const founder = await ApiClient.signIn(ownProduct.url, 'founder@loopcrate.example');
  const { me: { companies: [company] } } = await founder.graphql<{ me: { companies: { id: string }[] } }>('{ me { companies { id } } }');
  const { team: { members } } = await founder.graphql<{
    team: { members: { id: string; email: string }[] };
  }>('query ($id: ID!) { team(companyId: $id) { members { id email } } }', { id: company?.id });
  const id = members.find(({ email }) => email.startsWith('viewer'))?.id;
  expect(await founder.graphql(
    'mutation ($id: ID!) { updateTeamMember(id: $id, set: { role: ADMIN, accessType: edit }) { error { message } } }', { id },
  )).toEqual({ updateTeamMember: { error: null } });
  open();
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Jonas Lindqvist' })).toContainText('Edit Access');
});
