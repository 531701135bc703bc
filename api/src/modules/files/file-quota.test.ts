/** @embedded a sum that is held under concurrent writes */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCompany } from '../../testing/builders';
import { chatter, chatterOf, type Chatter } from '../../testing/chat';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { upload, type Uploaded } from '../../testing/upload';
import { openEmbedSession } from '../identity';
import { newPartnerKey, partner } from '../partner';
import { files } from './files.table';

/** Of all servers here. */
const SECRET = 'a secret of at least thirty-two characters';

let server: TestServer;
beforeAll(async () => { server = await startTestServer({ config: { authSecret: SECRET } }); });
afterAll(() => server.close());

const companyOf = async (id: string) =>
  (await server.db.orm.select({ companyId: files.companyId }).from(files).where(eq(files.id, id)))[0]?.companyId;

const attachmentOf = ({ id, name, type, size, url }: Uploaded) => ({ id, name, type, size, url });

async function sendFile(who: Chatter, file: Uploaded): Promise<string> {
  const { message } = await who.send(await who.createChannel(), '', { attachments: [attachmentOf(file)] });
  return message?.id ?? '';
}

describe('what one can keep', () => {
  const KB = 1024;
  const text = (size: number) => 'x'.repeat(size);
  let small: TestServer;
  beforeAll(async () => {
    small = await startTestServer({
      db: server.db,
      config: { authSecret: SECRET, filesPersonBytes: 2048 * KB, filesVisitorBytes: 1024 * KB, filesCompanyBytes: 3072 * KB },
    });
  });
  afterAll(() => small.close());
  const put = (token: string, size: number, headers = {}) => upload(small, token, { bytes: text(size), headers });

  test('is so much for a person, said with the number; deleting makes room', async () => {
    const eve = await chatter(server, 'Eve');
    const first = await put(eve.token, 1200 * KB);
    const refused = await put(eve.token, 1200 * KB);
    expect([refused.status, refused.body.error]).toEqual([
      413,
      expect.objectContaining({
        code: 'OVER_QUOTA',
        message: 'Your files would take more than the 2 MB that one person can keep here. Delete messages with files to make room.',
      }),
    ]);
    const messageId = await sendFile(eve, first.body);
    await eve.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id: messageId });
    expect((await put(eve.token, 1200 * KB)).status).toBe(201);
  });

  test('is counted also for several uploads at once', async () => {
    const eve = await chatter(server, 'Eve');
    const answers = await Promise.all([1, 2, 3].map(() => put(eve.token, 900 * KB)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 413]);
  });

  test('is asked again when a deleted message comes back with its files, whoever brings it back', async () => {
    const [eve, finn] = [await chatter(server, 'Eve'), await chatter(server, 'Finn')];
    const restore = async (who: Chatter) =>
      (
        await chatterOf(small, who).ask<{ restoreMessage: { error: { code: string; message: string } | null } }>(
          'mutation ($id: ID!) { restoreMessage(id: $id) { error { code message } } }',
          { id: messageId },
        )
      ).restoreMessage.error;
    const remove = (who: Chatter, id: string) => who.ask('mutation ($id: ID!) { deleteMessage(id: $id) { error { code } } }', { id });
    const channelId = await finn.createChannel({ participantIds: [eve.userId] });
    const { message } = await eve.send(channelId, 'The list', { attachments: [attachmentOf((await put(eve.token, 1200 * KB)).body)] });
    const messageId = message?.id ?? '';
    await remove(finn, messageId);
    const second = await sendFile(eve, (await put(eve.token, 1200 * KB)).body);
    expect(await restore(finn)).toEqual({
      code: 'OVER_QUOTA',
      message: 'With the files of this message, those of its writer would take more than the 2 MB that one person can keep here. Delete messages with files to make room.',
    });
    expect(
      (
        await eve.ask<{ chatMessage: { body: string; isDeleted: boolean } }>(
          'query ($id: ID!) { chatMessage(id: $id) { body isDeleted } }',
          { id: messageId },
        )
      ).chatMessage,
    ).toEqual({ body: '', isDeleted: true });
    // Nothing of it is back, so nothing of it counts; and with room it is back as it was.
    expect((await put(eve.token, 300 * KB)).status).toBe(201);
    await remove(eve, second);
    expect(await restore(finn)).toBeNull();
    const { chatMessage } = await eve.ask<{ chatMessage: { body: string; attachments: unknown[] } }>(
      'query ($id: ID!) { chatMessage(id: $id) { body attachments { id } } }',
      { id: messageId },
    );
    expect([chatMessage.body, chatMessage.attachments.length]).toEqual(['The list', 1]);
  });

  test('is so much for a company, whoever of it or at its partners uploads; less for a partner’s visitor; a claim to another company does not count', async () => {
    const [eve, finn] = [await chatter(server, 'Eve'), await chatter(server, 'Finn')];
    const { id } = await buildCompany(server, eve.userId);
    expect((await put(eve.token, 1900 * KB, { 'x-company-id': id })).status).toBe(201);
    expect(await companyOf((await put(finn.token, 600 * KB, { 'x-company-id': id })).body.id)).toBeNull();
    const visitor = async () => {
      const { userId } = await server.signIn();
      const { keyId, publicKey } = newPartnerKey();
      const partnerId = randomUUID();
      await server.db.orm
        .insert(partner)
        .values({ id: partnerId, companyId: id, name: 'Erdmann', origins: ['https://erdmann.example'], keyId, publicKey });
      return server.db.transaction((tx) => openEmbedSession(tx, small, userId, { partnerId, companyId: id }, keyId));
    };
    const [one, another] = [await visitor(), await visitor()];
    expect((await put(one, 900 * KB)).status).toBe(201);
    expect((await put(one, 900 * KB)).body.error?.message).toContain('the 1 MB that one person');
    expect((await put(another, 900 * KB)).body.error?.message).toBe(
      'The files of your company would take more than the 3 MB that it can keep here. Delete messages with files to make room.',
    );
  });
});

test('who has used up the uploads is told so before the body is read', async () => {
  const limited = await startTestServer({ db: server.db, config: { authSecret: SECRET, rateLimits: true, uploadMaxBytes: 1024 } });
  try {
    const { token } = await server.signIn();
    const tooLarge = () => upload(limited, token, { bytes: 'x'.repeat(200_000) });
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await tooLarge()).status);
    expect([statuses.slice(0, 60).every((status) => status === 413), statuses[60]]).toEqual([true, 429]);
  } finally {
    await limited.close();
  }
});
