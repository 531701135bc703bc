import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { buildCompany } from '../../testing/builders';
import { chatter, type Chatter, type Failure } from '../../testing/chat';
import { fileCalls } from '../../testing/file-calls';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let ada: Chatter;
let bob: Chatter;

beforeAll(async () => {
  server = await startTestServer();
  ada = await chatter(server, 'Ada');
  bob = await chatter(server, 'Bob');
});
afterAll(() => server.close());

const calls = fileCalls(() => server);
const { get, keep, statusOf } = calls;
/** A message with one file in a CLOSE channel of Ada and Bob. */
const sent = (options?: Parameters<typeof calls.sent>[2]) => calls.sent(ada, bob, options);

describe('a picture of a person', () => {
  const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#123d2e' } }).png().toBuffer();
  const setPhoto = async (
    who: Chatter, profilePhoto: string | null,
  ) => (await who.ask<{ updateUser: { user: { profilePhoto: string | null } | null; error: Failure | null } }>(
    'mutation ($id: ID!, $set: UserSet!) { updateUser(id: $id, set: $set) { user { profilePhoto } error { code field message } } }',
    { id: who.userId, set: { profilePhoto } })).updateUser;

  test('is for everybody from when it is set until another takes its place', async () => {
    const first = await keep(ada, { bytes: await picture(), name: 'me.png', fileType: 'profile_photo' });
    expect(await statusOf(`/files/${first.id}`)).toBe(404);
    expect((await setPhoto(ada, first.url)).user).toEqual({ profilePhoto: `/files/${first.id}` });
    expect(await get(`/files/${first.id}`)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    // The same one again changes nothing.
    expect((await setPhoto(ada, `/files/${first.id}`)).error).toBeNull();
    const second = await keep(ada, { bytes: await picture(), name: 'me.png', fileType: 'profile_photo' });
    await setPhoto(ada, second.url);
    expect([await statusOf(`/files/${first.id}`), await statusOf(`/files/${second.id}`)]).toEqual([404, 200]);
    await setPhoto(ada, null);
    expect(await statusOf(`/files/${second.id}`)).toBe(404);
  });

  test('is an own upload, and a picture', async () => {
    const foreign = await keep(bob, { bytes: await picture(), name: 'me.png' });
    const text = await keep(ada);
    for (const { url } of [
      foreign, text, { url: `/files/${randomUUID()}` },
    ]) expect((await setPhoto(ada, url)).error).toMatchObject({ code: 'INVALID', field: 'profilePhoto' });
    const { kept, url } = await sent({ bytes: await picture(), name: 'private.png' });
    expect((await setPhoto(ada, url)).error).toMatchObject({ field: 'profilePhoto' });
    expect(await statusOf(`/files/${kept.id}`)).toBe(404);
  });

  test('a company’s logo goes with the next one, and the logo of a channel is for who sees the channel', async () => {
    const { id: companyId } = await buildCompany(server, ada.userId);
    const setLogo = (logo: string) => ada.ask(
      'mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { code } } }', { id: companyId, set: { logo } },
    );
    const [first, second] = [await keep(ada, { bytes: await picture() }), await keep(ada, { bytes: await picture() })];
    await setLogo(first.url);
    await setLogo(second.url);
    expect([await statusOf(`/files/${first.id}`), await statusOf(`/files/${second.id}`)]).toEqual([404, 200]);
    const logo = await keep(ada, { bytes: await picture() });
    const id = randomUUID();
    const { createChannel } = await ada.ask<{ createChannel: { channel: { logoUrl: string } } }>(
      'mutation ($input: CreateChannelInput!) { createChannel(input: $input) { channel { logoUrl } error { message } } }',
      { input: { id, name: 'With a logo', type: 'CLOSE', logoUrl: logo.url } },
    );
    expect([await statusOf(createChannel.channel.logoUrl), await statusOf(`/files/${logo.id}`)]).toEqual([200, 404]);
    const ofBob = await keep(bob, { bytes: await picture() });
    const { updateChannel } = await ada.ask<{ updateChannel: { error: Failure | null } }>(
      'mutation ($id: ID!, $set: ChannelSet!) { updateChannel(id: $id, set: $set) { error { field } } }',
      { id, set: { logoUrl: ofBob.url } },
    );
    expect(updateChannel.error).toEqual({ field: 'logoUrl' });
  });
});
