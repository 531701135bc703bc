import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../server/api-client.mjs';
import type { Product } from '../server/product.mjs';
import { openAs } from './fixture';

type Who = 'founder' | 'admin' | 'editor' | 'viewer' | 'custom';

const address = (who: Who) => `${who}@loopcrate.example`;

export interface Room {
  id: string;
  name: string;
  /** Address of the channel's page. */
  path: string;
  /** Speaks as one of the people, without a browser. */
  as(who: Who): Promise<ApiClient>;
  /** Writes without a browser; answers with the message's id. */
  post(who: Who, body: string, more?: { mentions?: string[] }): Promise<string>;
}

/** A channel of this test's own, made by the founder. */
export async function makeRoom(
  product: Product, others: readonly Who[], { type = 'OPEN', messages = 0 }: { type?: 'OPEN' | 'CLOSE'; messages?: number } = {},
): Promise<Room> {
  const id = randomUUID();
  const name = `Room ${id.slice(0, 8)}`;
  const clients = new Map<Who, Promise<ApiClient>>();
  const as = (who: Who): Promise<ApiClient> => {
    const client = clients.get(who) ?? ApiClient.signIn(product.url, address(who));
    clients.set(who, client);
    return client;
  };
  const founder = await as('founder');
  const participantIds = await Promise.all(others.map(async (who) => userIdOf(await as(who))));
  await founder.graphql('mutation ($input: CreateChannelInput!) { createChannel(input: $input) { error { message } } }', {
    input: { id, name, type, participantIds },
  });
  const room: Room = {
    id, name, path: `${product.url}/app/messaging/channel?channel=${encodeURIComponent(`${name}-${id}`)}`, as,
    async post(who, body, { mentions = [] } = {}) {
      const messageId = randomUUID();
      const client = await as(who);
      await client.graphql(
        'mutation ($channelId: ID!, $input: MessageInput!) { sendChannelMessage(channelId: $channelId, input: $input) { error { message } } }',
        { channelId: id, input: { id: messageId, body, mentions } },
      );
      return messageId;
    },
  };
  for (let index = 1; index <= messages; index += 1) await room.post('founder', `Number ${index}`);
  return room;
}

export async function userIdOf(client: ApiClient): Promise<string> {
  const { me } = await client.graphql<{ me: { user: { id: string } } }>('{ me { user { id } } }');
  return me.user.id;
}

/** Signs in and opens the room. */
export async function enter(page: Page, product: Product, who: Who, room: Room): Promise<void> {
  await openAs(page, room.path, address(who));
  await composer(page).waitFor();
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: /^Message / });

const isTouched = (page: Page) => page.evaluate(() => window.matchMedia('(hover: none) and (pointer: coarse)').matches);

/** Sends what stands in the composer: by Enter, which is a new line on a phone. */
export async function send(page: Page): Promise<void> {
  if (await isTouched(page)) await page.getByRole('button', { name: 'Send', exact: true }).click();
  else await composer(page).press('Enter');
}

export async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await send(page);
}

/** One message of the thread, by its words. */
export const message = (page: Page, text: string | RegExp): Locator => (
  page.getByRole('log', { name: 'Messages' }).getByRole('article').filter({ hasText: text })
);

/** What can be done with a message; on a phone it comes with a touch. */
export async function toolbar(page: Page, text: string): Promise<Locator> {
  // At the beginning of its words: the face and the name lead to the profile.
  await message(page, text).first().getByText(text).first().click({ position: { x: 3, y: 4 } });
  return message(page, text).first().getByRole('toolbar', { name: 'Message actions' });
}

export async function choose(page: Page, text: string, item: string): Promise<void> {
  await (await toolbar(page, text)).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens the search of a conversation, which a phone has beside its details. */
export async function search(page: Page): Promise<void> {
  if (await isTouched(page)) await page.getByRole('button', { name: 'Channel details' }).click();
  await page.getByRole('button', { name: 'Search in this conversation' }).click();
}

/** Begins an answer: its button is in the menu where the thread is narrow. */
export async function reply(page: Page, text: string): Promise<void> {
  if (await isTouched(page)) await choose(page, text, 'Reply');
  else await (await toolbar(page, text)).getByRole('button', { name: 'Reply' }).click();
}

/** A row of the lists. */
export const row = (page: Page, room: Room): Locator => page.locator(`[data-row="${room.id}"]`);
