import { expect, signIn, test } from '../fixture';
import { ApiClient } from '../../server/api-client.mjs';
import { composer, message, write } from '../chat-room';
import { PRODUCTION, Product } from '../../server/product.mjs';
import { slowness } from '../../slowness';

const operatorToken = 'a token of thirty-two letters or more';

test.setTimeout(400_000 * slowness);

test('in production the shell and both remotes work with the operations that were released with them, and nobody asks for anything else', async ({ page, newPerson, guard }) => {
  const product = await Product.start({ args: ['--demo'], env: { ...PRODUCTION, OPERATOR_TOKEN: operatorToken } });
  try {
    const { token } = await ApiClient.signIn(product.url, 'founder@loopcrate.example');
    const ask = async <Data>(query: string, more: Record<string, string> = {}) => {
      const answer = await fetch(`${product.url}/graphql`, {
        method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...more },
        body: JSON.stringify({ query }),
      });
      return await answer.json() as { data?: Data; errors?: { extensions?: { code?: string } }[] };
    };
    const query = '{ joinedChannels { nodes { channel { id name } } } }';
    expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('UNKNOWN_OPERATION');
    const { data } = await ask<{ joinedChannels: { nodes: { channel: { id: string; name: string } }[] } }>(query, {
      'x-operator-token': operatorToken,
    });
    const room = data?.joinedChannels.nodes.find(({ channel }) => channel.name === 'Circular Food Founders')?.channel;
    if (!room) throw new Error('The demo has no such channel.');
    const path = `${product.url}/app/messaging/channel?channel=${encodeURIComponent(`${room.name}-${room.id}`)}`;

    const refusals: string[] = [];
    const other = await newPerson();
    for (const each of [page, other]) {
      each.on('response', (response) => void (response.url().endsWith('/graphql')
        && response.text().then((text) => { if (text.includes('UNKNOWN_OPERATION')) refusals.push(text); }, () => undefined)));
      each.on('websocket', (socket) => (
        socket.on('framereceived', ({ payload }) => { if (String(payload).includes('UNKNOWN_OPERATION')) refusals.push(String(payload)); })
      ));
    }
    await signIn(page, product.url, 'founder@loopcrate.example');
    await expect(page.getByRole('heading', { name: /Loopcrate is/ })).toBeVisible();
    await signIn(other, product.url, 'admin@loopcrate.example');

    await page.goto(path);
    await other.goto(path);
    await composer(page).waitFor();
    await composer(other).waitFor();
    await write(page, 'Said in production');
    await expect(message(other, 'Said in production')).toBeVisible();
    await page.goto(`${product.url}/app/team`);
    await expect(page.getByRole('heading', { name: 'Team of Loopcrate' })).toBeVisible();
    expect(refusals).toEqual([]);
  } finally {
    guard.close();
    await product.remove();
  }
});
