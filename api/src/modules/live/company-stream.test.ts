/** @embedded the gap between the first answer and the stream */
import { randomUUID } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import { buildCast, type Cast } from '../../testing/builders';
import { callModule, callRow } from '../../testing/module-calls';
import { StreamReader } from '../../testing/stream-reader';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { closeSockets } from '../../testing/test-sockets';
import { companyEvent, userTopic } from '../company';
import { componentVisibility } from '../growth';

interface Step {
  seq: number; type: string; actorId: string | null; moduleKey: string | null; deletedCommentId: string | null;
  module: { key: string; isHidden: boolean; assumption: string | null; canEdit: boolean; commentCount: number } | null;
  framework: { done: number; modules: { key: string; progress: string }[] } | null;
  comment: { id: string; message: string; canEdit: boolean; canDelete: boolean } | null;
  records: { __typename: string; id?: string; label?: string; sdgId?: number }[];
  deletedRecordIds: string[];
  team: { members: { id: string }[] } | null;
  company: { done: number; membership: { accessType: string } } | null;
  profile: { elevatorPitch: string | null; objective: string | null; stageId: number | null } | null;
}

const STREAM = `subscription ($id: ID!, $after: Int) { companyEvents(companyId: $id, after: $after) { seq type actorId moduleKey deletedCommentId
  module { key isHidden assumption canEdit commentCount } framework { done modules { key progress } } comment { id message canEdit canDelete }
  records { __typename ... on FoundationItem { id label } ... on CompanySdg { sdgId } } deletedRecordIds team { members { id } } company { done membership { accessType } }
  profile { elevatorPitch objective stageId } } }`;

describe('the stream of a company', () => {
  let server: TestServer;
  let cast: Cast;

  beforeAll(async () => { server = await startTestServer(); });
  beforeEach(async () => { cast = await buildCast(server); });
  afterEach(closeSockets);
  afterAll(() => server.close());

  const listen = (token: string, after?: number) => {
    return new StreamReader<Step>(server.socket(token), STREAM, { id: cast.companyId, after }, 'companyEvents');
  };
  const assume = (assumption: string, token = cast.editor.token) => (
    callModule(server, token, 'updateModule', { companyId: cast.companyId, key: 'belief', set: { assumption } })
  );
  const callCompany = async (set: object) => (await server.graphql<{ updateCompany: { error: { code: string } | null } }>(
    'mutation ($id: ID!, $set: CompanySet!) { updateCompany(id: $id, set: $set) { error { code } } }', { id: cast.companyId, set },
    cast.editor.token,
  )).data?.updateCompany ?? { error: { code: 'none' } };
  const comment = (id: string, message: string, token = cast.editor.token) => server.graphql(
    'mutation ($c: ID!, $id: ID!, $m: String!) { addComment(companyId: $c, key: belief, id: $id, message: $m, mentions: []) { error { code } } }',
    { c: cast.companyId, id, m: message }, token,
  );

  it('begins with the present place and brings what changes, with the rights of its reader', async () => {
    await assume('before');
    const [owner, viewer] = [listen(cast.owner.token), listen(cast.viewer.token)];
    expect(await owner.take()).toMatchObject({
      seq: 1, type: 'HELLO', module: null, team: { members: expect.arrayContaining([{ id: cast.seats.viewer }]) }, company: { done: 1 },
    });
    expect(await viewer.take()).toMatchObject({ type: 'HELLO', company: { membership: { accessType: 'view' } } });
    await callModule(server, cast.editor.token, 'updateModule', { companyId: cast.companyId, key: 'belief', set: { progress: 'DONE' } });
    expect(await owner.take()).toMatchObject({
      seq: 2, type: 'MODULE_PROGRESS_CHANGED', actorId: cast.editor.userId, moduleKey: 'belief', module: { canEdit: true },
      framework: { done: 2 }, company: { done: 2 }, team: null,
    });
    expect(await viewer.take()).toMatchObject({ seq: 2, module: { canEdit: false }, company: { membership: { accessType: 'view' } } });
  });

  it('brings comments as their reader may handle them, and that they are gone', async () => {
    const [editor, viewer] = [listen(cast.editor.token), listen(cast.viewer.token)];
    await editor.take();
    await viewer.take();
    const id = randomUUID();
    await comment(id, 'Is this so?');
    expect(await editor.take()).toMatchObject({
      type: 'COMMENT_ADDED', comment: { id, message: 'Is this so?', canEdit: true, canDelete: true }, module: { commentCount: 1 },
    });
    expect(await viewer.take()).toMatchObject({ type: 'COMMENT_ADDED', comment: { canEdit: false, canDelete: false } });
    await server.graphql('mutation ($id: ID!) { deleteComment(id: $id) { error { code } } }', { id }, cast.editor.token);
    expect(await viewer.take()).toMatchObject({
      type: 'COMMENT_DELETED', deletedCommentId: id, comment: null, module: { commentCount: 0 },
    });
  });

  it('brings rows as they came, changed and went, also to who was away', async () => {
    const viewer = listen(cast.viewer.token);
    await viewer.take();
    const id = randomUUID();
    const call = (name: Parameters<typeof callRow>[2], variables: object) => (
      callRow(server, cast.editor.token, name, { companyId: cast.companyId, ...variables })
    );
    const save = (label: string) => call('saveFoundationItem', { row: { id, key: 'values', label, description: '', position: 1 } });
    await save('Open books');
    expect(await viewer.take()).toMatchObject({
      type: 'MODULE_CHANGED', moduleKey: 'values', records: [{ __typename: 'FoundationItem', id, label: 'Open books' }],
      deletedRecordIds: [],
    });
    await call('deleteFoundationItem', { id });
    expect(await viewer.take()).toMatchObject({ records: [], deletedRecordIds: [id] });
    await save('Open doors');
    await call('saveCompanySdg', { sdgId: 4 });
    const late = listen(cast.viewer.token, 0);
    expect(await late.takeMany(4)).toMatchObject([
      ...[1, 2, 3].map((seq) => ({ seq, records: [{ id, label: 'Open doors' }], deletedRecordIds: [] })),
      { seq: 4, records: [{ __typename: 'CompanySdg', sdgId: 4 }] },
    ]);
  });

  it('brings the company’s own fields with a change of them, also to who was away', async () => {
    const viewer = listen(cast.viewer.token);
    expect(await viewer.take()).toMatchObject({ type: 'HELLO', profile: null });
    const { error } = await callCompany({ elevatorPitch: 'Crates that come back', objective: 'RAISE_FUNDING' });
    expect(error).toBeNull();
    await assume('words');
    const profile = { elevatorPitch: 'Crates that come back', objective: 'RAISE_FUNDING', stageId: null };
    for (const reader of [viewer, listen(cast.viewer.token, 0)]) {
      expect(await reader.take()).toMatchObject({ type: 'COMPANY_CHANGED', profile });
      expect(await reader.take()).toMatchObject({ type: 'MODULE_CHANGED', profile: null });
    }
  });

  it('brings no row of a hidden module, and all of them once it is shown', async () => {
    const id = randomUUID();
    const [editor, viewer] = [listen(cast.editor.token), listen(cast.viewer.token)];
    await editor.take();
    await viewer.take();
    const show = (addVisibility: string[], removedVisibilities: string[] = []) => callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'values', addVisibility, removedVisibilities,
    });
    await show([cast.editor.userId]);
    await callRow(server, cast.editor.token, 'saveFoundationItem', {
      companyId: cast.companyId, row: { id, key: 'values', label: 'Between us', description: '', position: 1 },
    });
    await show([cast.viewer.userId]);
    expect((await editor.takeMany(3)).map(({ type, records }) => [type, records.length])).toEqual([
      ['VISIBILITY_CHANGED', 0], ['MODULE_CHANGED', 1], ['VISIBILITY_CHANGED', 1],
    ]);
    expect((await viewer.takeMany(2)).map(({ seq, records }) => [seq, records.map((row) => row.label)])).toEqual([
      [1, []], [3, ['Between us']],
    ]);
  });

  it('resumes where its reader was: nothing lost, nothing twice, in order', async () => {
    const first = listen(cast.viewer.token);
    await first.take();
    for (let index = 1; index <= 3; index += 1) await assume(`step ${index}`);
    const seen = await first.takeMany(3);
    first.stop();
    await Promise.all(Array.from({ length: 6 }, (_, index) => assume(`away ${index}`)));
    const second = listen(cast.viewer.token, seen.at(-1)?.seq);
    const racing = Promise.all(Array.from({ length: 6 }, (_, index) => assume(`racing ${index}`)));
    const steps = await second.takeMany(12);
    await racing;
    expect(steps.map((step) => step.seq)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    await assume('last');
    expect(await second.take()).toMatchObject({ seq: 16, module: { assumption: 'last' } });
  });

  it('drains a backlog longer than one page', async () => {
    for (let index = 0; index < 130; index += 1) await assume(`long ${index}`);
    const steps = await listen(cast.viewer.token, 0).takeMany(130);
    expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: 130 }, (_, index) => index + 1));
  });

  it('begins anew for a reader who has seen more than there is', async () => {
    await assume('one');
    expect(await listen(cast.viewer.token, 900).take()).toMatchObject({ type: 'HELLO', seq: 1 });
  });

  it('begins anew for a reader whose next steps are not kept any more, and for no other', async () => {
    for (const text of ['one', 'two', 'three', 'four']) await assume(text);
    await server.db.orm.delete(companyEvent).where(and(eq(companyEvent.companyId, cast.companyId), lte(companyEvent.seq, 2)));
    expect(await listen(cast.viewer.token, 1).take()).toMatchObject({ type: 'HELLO', seq: 4 });
    expect((await listen(cast.viewer.token, 2).takeMany(2)).map((step) => [step.seq, step.type])).toEqual([
      [3, 'MODULE_CHANGED'], [4, 'MODULE_CHANGED'],
    ]);
  });

  it('tells nothing of what happens inside a hidden module, but that it was hidden', async () => {
    const viewer = listen(cast.viewer.token);
    await viewer.take();
    await assume('for all');
    expect(await viewer.take()).toMatchObject({ module: { isHidden: false, assumption: 'for all' } });
    await callModule(server, cast.owner.token, 'updateVisibility', {
      companyId: cast.companyId, key: 'belief', addVisibility: [cast.owner.userId], removedVisibilities: [],
    });
    expect(await viewer.take()).toMatchObject({ type: 'VISIBILITY_CHANGED', module: { isHidden: true, assumption: null } });
    await assume('between us', cast.owner.token);
    await comment(randomUUID(), 'between us', cast.owner.token);
    await callModule(server, cast.owner.token, 'updateModule', { companyId: cast.companyId, key: 'vision', set: { assumption: 'public' } });
    expect(await viewer.take()).toMatchObject({ seq: 5, moduleKey: 'vision' });
    const late = listen(cast.viewer.token, 0);
    expect((await late.takeMany(2)).map((step) => [step.seq, step.type])).toEqual([[2, 'VISIBILITY_CHANGED'], [5, 'MODULE_CHANGED']]);
    await server.db.orm.delete(componentVisibility);
  });

  it('ends at once for a member who is removed, with a last step', async () => {
    const viewer = listen(cast.viewer.token);
    await viewer.take();
    await server.graphql(
      'mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: cast.seats.viewer }, cast.owner.token,
    );
    expect(await viewer.take()).toMatchObject({ type: 'MEMBERSHIP_ENDED', team: null, framework: null });
    await viewer.end();
    const again = listen(cast.viewer.token, 0);
    await again.end();
    expect(again.steps).toEqual([]);
    expect(again.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('ends for everybody when the company is deleted, and goes on when it is back', async () => {
    const id = randomUUID();
    await server.graphql('mutation ($id: ID!) { createSampleCompany(id: $id) { error { code } } }', { id }, cast.owner.token);
    const client = server.socket(cast.owner.token);
    const reader = new StreamReader<Step>(client, STREAM, { id }, 'companyEvents');
    await reader.take();
    await server.graphql('mutation ($id: ID!) { deleteCompany(id: $id) { error { code } } }', { id }, cast.owner.token);
    expect(await reader.take()).toMatchObject({ type: 'COMPANY_REMOVED', team: null });
    await reader.end();
    // Back again it goes on, for who listens anew and also from the cursor of before.
    await server.graphql('mutation ($id: ID!) { restoreCompany(id: $id) { error { code } } }', { id }, cast.owner.token);
    const again = new StreamReader<Step>(client, STREAM, { id }, 'companyEvents');
    await again.take();
    await server.graphql(
      'mutation ($id: ID!) { updateCompany(id: $id, set: { name: "Back" }) { error { code } } }', { id }, cast.owner.token,
    );
    expect(await again.take()).toMatchObject({ type: 'COMPANY_CHANGED' });
  });

  it('is not for outsiders, whoever pending they are', async () => {
    const reader = listen(cast.outsider.token);
    await reader.end();
    expect([reader.steps, reader.errors]).toMatchObject([[], [{ extensions: { code: 'FORBIDDEN' } }]]);
  });

  it('leaves nothing listening behind', async () => {
    const reader = listen(cast.viewer.token);
    await reader.take();
    reader.stop();
    await assume('nobody hears');
    const next = listen(cast.viewer.token);
    expect(await next.take()).toMatchObject({ type: 'HELLO', seq: 1 });
  });

  it('tells a person of invitations, membership and profile', async () => {
    const client = server.socket(cast.outsider.token);
    const reader = new StreamReader<{
      type: string; me: { user: { firstname: string }; invites: { id: string }[]; companies: { id: string }[] };
    }>(client, 'subscription { userEvents { type me { user { firstname } invites { id } companies { id } } } }', {}, 'userEvents');
    expect(await reader.take()).toMatchObject({ type: 'HELLO', me: { invites: [], companies: [{}] } });
    await server.graphql(
      'mutation ($id: ID!) { updateUser(id: $id, set: { firstname: "Otto" }) { error { code } } }', { id: cast.outsider.userId },
      cast.outsider.token,
    );
    expect(await reader.take()).toMatchObject({ type: 'PROFILE_CHANGED', me: { user: { firstname: 'Otto' } } });
    // What a newer process tells of: nothing of it is known here.
    await server.bus.publish(userTopic(cast.outsider.userId), { type: 'NOTE_CHANGED' });
    expect(await reader.take()).toEqual({ type: 'NOTE_CHANGED', me: null });
    const { body } = await server.request<{ id: string }>('POST', '/api/v1/team/invite', { token: cast.owner.token, body: {
      email: cast.outsider.email, accessType: 'view', position: 'Advisor', department: 'Advisory', companyId: cast.companyId,
      companyName: 'Acorn',
    } });
    expect(await reader.take()).toMatchObject({ type: 'INVITED', me: { invites: [{ id: body.id }] } });
    await server.graphql(
      'mutation ($id: ID!) { updateTeamMember(id: $id, set: { isAccepted: true }) { error { code } } }', { id: body.id },
      cast.outsider.token,
    );
    expect(await reader.take()).toMatchObject({ type: 'MEMBERSHIP_CHANGED', me: { invites: [] } });
    await server.graphql('mutation ($id: ID!) { deleteTeamMember(id: $id) { error { code } } }', { id: body.id }, cast.owner.token);
    expect((await reader.take()).me.companies).toHaveLength(1);
  });
});
