import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildCompany, buildMember } from '../../testing/builders';
import { chatter, chatterOf, type Chatter, type Failure } from '../../testing/chat';
import { openPartnerStage, type PartnerStage } from '../../testing/partner-stage';
import { until } from '../../testing/until';
import { users } from '../identity';

let stage: PartnerStage;
beforeAll(async () => {
  stage = await openPartnerStage();
});
afterAll(() => stage.server.close());
beforeEach(() => stage.begin());
afterEach(() => stage.end());

test('the session is for messaging alone', async () => {
  const visitor = await stage.guest();
  const open = await visitor.ask('{ conversations { total } joinedChannels { total } unreadCounts { personal } }');
  expect(open).toEqual({ conversations: { total: 0 }, joinedChannels: { total: 0 }, unreadCounts: { personal: 0 } });
  for (const query of [
    '{ me { user { id } } }',
    `{ growthFramework(companyId: "${stage.companyId}") { done } }`,
    `{ team(companyId: "${stage.companyId}") { companyId } }`,
    `{ partners(companyId: "${stage.companyId}") { id } }`,
    `mutation { createCompany(input: { id: "${randomUUID()}", name: "Mine" }) { company { id } } }`,
  ])
    await expect(visitor.ask(query)).rejects.toMatchObject({ code: 'access-denied' });
  const change = await stage.server.request('PATCH', '/api/v1/users/change-password', {
    token: visitor.token,
    body: { currentPassword: 'x', newPassword: 'correct horse battery' },
  });
  expect(change.status).toBe(401);
});

test('it reaches that partner’s channels and that company’s people, and nothing else', async () => {
  const visitor = await stage.guest();
  const own = await stage.owner.createChannel({ name: 'Orders', partnerId: stage.made.partner.id });
  const common = await stage.owner.createChannel({ name: 'For everybody' });
  const other = await stage.create(stage.owner);
  const foreign = await stage.owner.createChannel({ name: 'Other partner', partnerId: other.partner.id });
  const { openChannels } = await visitor.ask<{ openChannels: { nodes: { id: string }[] } }>('{ openChannels { nodes { id } } }');
  expect(openChannels.nodes.map(({ id }) => id)).toEqual([own]);
  const look = (id: string) =>
    visitor.ask<{ channelMessages: unknown }>('query ($id: ID!) { channelMessages(channelId: $id) { lastSeq } }', { id });
  expect([(await look(own)).channelMessages, (await look(common)).channelMessages, (await look(foreign)).channelMessages]).toEqual([
    { lastSeq: 1 },
    null,
    null,
  ]);
  const join = async (who: Chatter, id: string) =>
    (
      await who.ask<{ joinChannel: { error: Failure | null } }>('mutation ($id: ID!) { joinChannel(channelId: $id) { error { code } } }', {
        id,
      })
    ).joinChannel.error;
  expect([
    await join(visitor, own),
    (await join(visitor, common))?.code,
    (await join(visitor, foreign))?.code,
    (await join(stage.outsider, own))?.code,
  ]).toEqual([null, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect((await visitor.send(own, 'Where is my crate?')).error).toBeNull();
  const { chatPeople } = await visitor.ask<{ chatPeople: { nodes: { person: { id: string } }[] } }>(
    '{ chatPeople { nodes { person { id } } } }',
  );
  expect(chatPeople.nodes.map(({ person }) => person.id).sort()).toEqual([stage.member.userId, stage.owner.userId].sort());
  expect((await visitor.write(stage.member.userId, 'Hello')).error).toBeNull();
  expect((await visitor.write(stage.outsider.userId, 'Hello')).error).toMatchObject({ code: 'FORBIDDEN' });
  const stranger = await stage.guest({ subject: 'customer-2' });
  expect((await visitor.write(stranger.userId, 'Hello')).error).toMatchObject({ code: 'FORBIDDEN' });
  // The company answers; nobody else finds the partner's people.
  expect((await stage.member.write(visitor.userId, 'It left at 5:10')).error).toBeNull();
  expect((await stage.outsider.write(visitor.userId, 'Buy from me')).error).toMatchObject({ code: 'FORBIDDEN' });
  const added = await stage.owner.ask<{ addParticipants: { error: Failure | null } }>(
    'mutation ($id: ID!, $who: ID!) { addParticipants(channelId: $id, userIds: [$who]) { error { code } } }',
    { id: common, who: visitor.userId },
  );
  expect(added.addParticipants.error).toMatchObject({ code: 'INVALID' });
});

test('who left the company and the partner’s people write to each other no more; what they wrote stays with both', async () => {
  const leaver = await chatter(stage.server, 'Lea');
  const seat = await buildMember(stage.server, stage.companyId, { userId: leaver.userId, email: leaver.email });
  const visitor = await stage.guest();
  const channelId = (await visitor.write(leaver.userId, 'Hello')).message?.channelId ?? '';
  expect((await leaver.send(channelId, 'Good morning')).error).toBeNull();
  await leaver.ask('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: seat.id });
  for (const [one, other] of [
    [visitor, leaver],
    [leaver, visitor],
  ] as const) {
    expect(await one.with(other.userId)).toMatchObject({
      canSend: false,
      person: { person: { id: other.userId } },
      messages: { nodes: [{ body: 'Hello' }, { body: 'Good morning' }] },
    });
    expect([(await one.write(other.userId, 'Still there?')).error?.code, (await one.send(channelId, 'Still there?')).error?.code]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
    expect((await one.entry(channelId))?.channel.lastSeq).toBe(2);
  }
});

test('a conversation names its partner, and is closed for writing once that is revoked', async () => {
  const visitor = await stage.guest({ subject: 'customer-7' });
  const channelId = (await visitor.write(stage.member.userId, 'Hello')).message?.channelId ?? '';
  const joint = await stage.owner.createChannel({ partnerId: stage.made.partner.id, participantIds: [stage.member.userId] });
  const partnerOf = async (who: Chatter, id: string) =>
    (
      await who.ask<{ channelDetails: { canSend: boolean; channel: { partner: unknown } } }>(
        'query ($id: ID!) { channelDetails(channelId: $id) { canSend channel { partner { name isRevoked visitorId } } } }',
        { id },
      )
    ).channelDetails;
  expect(await partnerOf(stage.member, channelId)).toEqual({
    canSend: true,
    channel: { partner: { name: 'Erdmann', isRevoked: false, visitorId: visitor.userId } },
  });
  expect(await partnerOf(stage.member, joint)).toEqual({
    canSend: true,
    channel: { partner: { name: 'Erdmann', isRevoked: false, visitorId: null } },
  });
  const live = stage.member.stream(channelId);
  await until(() => live.events.length === 1);
  await stage.change(stage.owner, 'revokePartner');
  await until(() => live.events.some(({ type }) => type === 'CHANNEL'));
  for (const id of [channelId, joint]) {
    expect(await partnerOf(stage.member, id)).toMatchObject({ canSend: false, channel: { partner: { isRevoked: true } } });
    expect((await stage.member.send(id, 'Still there?')).error).toMatchObject({
      code: 'CONVERSATION_CLOSED',
      message: expect.stringContaining('closed') as unknown as string,
    });
  }
  expect((await stage.member.write(visitor.userId, 'Still there?')).error).toMatchObject({ code: 'CONVERSATION_CLOSED' });
  expect(await stage.member.with(visitor.userId)).toMatchObject({ canSend: false, messages: { nodes: [{ body: 'Hello' }] } });
  expect((await stage.outsider.send(channelId, 'Hello?')).error).toMatchObject({ code: 'FORBIDDEN' });
  stage.member.leave();
});

test('people are shown with their standing in the company that is shown, and to visitors with the company behind the partner', async () => {
  const adviser = await chatter(stage.server, 'Ira');
  const own = await buildCompany(stage.server, adviser.userId, { name: 'Ira and Sons' });
  await buildMember(stage.server, stage.companyId, { userId: adviser.userId, email: adviser.email, isAdvisory: true });
  const shown = async (who: Chatter) => {
    const { chatPeople } = await who.ask<{ chatPeople: { nodes: { person: { id: string }; companyName: string; isAdvisory: boolean }[] } }>(
      '{ chatPeople(search: "Ira Tester") { nodes { person { id } companyName isAdvisory } } }',
    );
    return chatPeople.nodes.find(({ person }) => person.id === adviser.userId);
  };
  await stage.server.db.orm.update(users).set({ lastAccessedCompanyId: own.id }).where(eq(users.id, adviser.userId));
  expect([await shown(stage.owner), await shown(await stage.guest({ subject: 'customer-8' }))]).toMatchObject([
    { companyName: 'Ira and Sons', isAdvisory: false },
    { isAdvisory: true },
  ]);
});

test('a session is renewed while it is good, with the same limits', async () => {
  const visitor = await stage.guest();
  const { status, body } = await stage.server.request<{ token: string }>('POST', '/api/v1/embed/renew', { token: visitor.token, body: {} });
  expect(status).toBe(200);
  const renewed = chatterOf(stage.server, { ...visitor, token: body.token });
  await expect(renewed.ask('{ me { user { id } } }')).rejects.toMatchObject({ code: 'access-denied' });
  expect(await renewed.ask('{ unreadCounts { personal } }')).toEqual({ unreadCounts: { personal: 0 } });
  expect((await stage.server.request('POST', '/api/v1/embed/renew', { token: stage.owner.token, body: {} })).status).toBe(401);
});
