import { AREAS, type ModuleKey } from '@heartwood/contract/domain';
import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { buildSchema } from '../graphql/schema';
import { componentVersion } from '../modules/growth';
import { writeSnapshot } from '../modules/evidence';
import { makeExport } from '../modules/export';
import { buildCast, buildMember, type Cast } from './builders';
import { found, IN_ORDER, MarkedPlan, markOf } from './marked-plan';
import { callModule } from './module-calls';
import { combinations, enumValues, isNeeded, operationsBelow, type RootField, type RootName } from './schema-walk';
import { StreamReader } from './stream-reader';
import { startTestServer, type SignedIn, type TestServer } from './test-server';
import { closeSockets } from './test-sockets';

/** Fields that what belongs to a company does not open. One that could be called is to be taken out. */
const NOT_CALLED: Readonly<Record<string, string>> = {
  channelDetails: 'is of a channel', channelMessages: 'is of a channel', chatMessage: 'is of a channel', inboxEntry: 'is of a channel',
  channelStream: 'is of a channel', typing: 'is of a channel', pinnedMessages: 'is of a channel', messagesWithFiles: 'is of a channel',
  chatThread: 'is of a message',
  event: 'is of an event', eventAttendees: 'is of an event', eventMessages: 'is of an event', post: 'is of a post',
  postComments: 'is of a post', postLikers: 'is of a post',
  note: 'is of a note', notesExport: 'is of notes that were asked for', suggestion: 'is of words that its reader asked for',
  // What a deck says of modules: presentation/hidden-modules.test.ts.
  presentation: 'is of a presentation', presentationStream: 'is of a presentation', presentationVersions: 'is of a presentation',
  presentationComments: 'is of a presentation', deckExports: 'is of a presentation', deckExport: 'is of a file that was asked for',
  newPosts: 'is a number', invitation: 'is of an invitation, by its token', payoutEntries: 'is of a payout',
};
/** The timeline is every member's, whoever sees the modules that count it: what of it these fields say is no leak. */
const TIMELINE: readonly string[] = [
  'businessModel', 'calendar', 'companyEvents', 'earlierPlan', 'find', 'goal', 'goalComments', 'goalHistory', 'goals', 'riskAssessment',
  'timeline', 'tractions',
];
const WEEK = '2026-05-18';
const AGAIN = '-again';

type Values = Readonly<Record<string, readonly unknown[]>>;
interface Call { field: string; query: string; variables: Record<string, unknown> }
type Heard = StreamReader<Record<string, unknown>>;

const schema = buildSchema();
const ROOTS = { query: schema.getQueryType(), mutation: schema.getMutationType(), subscription: schema.getSubscriptionType() };
const fieldsOf = (root: RootName) => Object.values(ROOTS[root]?.getFields() ?? {});

/**
 * The ways to call a field with these values, by `field.argument` or by the argument alone; null when one that it needs is not among them.
 */
function callsOf(root: RootName, field: RootField, values: Values): Call[] | null {
  const valuesOf = (arg: RootField['args'][number]) => (
    values[`${field.name}.${arg.name}`] ?? values[arg.name] ?? (isNeeded(arg) ? enumValues(arg.type) : []));
  if (field.args.some((arg) => isNeeded(arg) && valuesOf(arg).length === 0)) return null;
  const passed = Object.fromEntries(field.args.map((arg) => [arg.name, valuesOf(arg)] as const).filter(([, each]) => each.length > 0));
  const queries = operationsBelow(schema, root, field, Object.keys(passed));
  return queries.flatMap((query) => combinations(passed).map((variables) => ({ field: field.name, query, variables })));
}

const callsOfRoot = (root: RootName, values: Values) => fieldsOf(root).flatMap((field) => callsOf(root, field, values) ?? []);

describe('a module that is hidden from somebody', () => {
  let server: TestServer;
  let cast: Cast;
  let plan: MarkedPlan;
  /** Who do not see it: two who read, and one who edits everything else. */
  let readers: Record<'viewer' | 'custom' | 'colleague', SignedIn>;
  let exportId: string;

  const ask = (text: string, variables: Record<string, unknown>, { token }: SignedIn) => (
    server.graphql<Record<string, unknown>>(text, variables, token)
  );

  beforeAll(async () => {
    server = await startTestServer({ config: { accessTokenSeconds: 4 * 3600 } });
    cast = await buildCast(server, 'Premium');
    const colleague = await server.signIn({ firstname: 'Carl' });
    await buildMember(server, cast.companyId, { userId: colleague.userId, email: colleague.email });
    readers = { viewer: cast.viewer, custom: cast.custom, colleague };
    plan = new MarkedPlan(server, cast.companyId, cast.editor);
    const mentioned = Object.values(readers).map(({ userId }) => userId);
    for (const key of IN_ORDER) await plan.write(key, '', mentioned);
    await writeSnapshot.run(server, { companyId: cast.companyId, week: WEEK }, { id: WEEK, key: WEEK, attempt: 1 });
    exportId = await exported('CSV', cast.viewer).then(({ id }) => id);
  });
  afterEach(closeSockets);
  afterAll(() => server.close());

  /** What every call is given: of this company, with all that could lead to the module. */
  async function given(key: ModuleKey): Promise<Values> {
    const [goal] = plan.marksOf('Goal').filter((mark) => !mark.startsWith('zq'));
    const versions = await server.db.orm.select({ id: componentVersion.id }).from(componentVersion)
      .where(and(eq(componentVersion.companyId, cast.companyId), eq(componentVersion.key, key)));
    return {
      'companyId': [cast.companyId], 'company.id': [cast.companyId], 'companyProfile.id': [cast.companyId], 'weeks': [[WEEK]],
      'insight.weeks': [4], 'search': [markOf(key).word], 'open': [key],
      'key': [key, key === 'vision' ? 'belief' : 'vision'], 'validationField': [key], 'version.id': versions.map(({ id }) => String(id)),
      'text': [markOf(key).word], 'tag.name': [markOf(key).word], 'aboutTag.name': [markOf(key).word], 'at': ['2026-05-10T00:00:00Z'],
      'userProfile.id': [cast.editor.userId],
      'userId': [cast.editor.userId], 'userIds': [[cast.editor.userId]], 'planExport.id': [exportId],
      'goal.id': [goal], 'goalId': [goal], 'calendar.from': ['2026-05-01'], 'calendar.to': ['2026-05-31'],
    };
  }

  type Asking = typeof ask;
  /** Every answer to every query, with what was asked. */
  async function answers(key: ModuleKey, person: SignedIn, asking: Asking = ask) {
    const calls = callsOfRoot('query', await given(key));
    return Promise.all(calls.map(async (call) => ({ call, answer: await asking(call.query, call.variables, person) })));
  }

  /** For a time in which nobody writes: what names no module is asked once for all of them. */
  function once(): Asking {
    const known = new Map<string, ReturnType<Asking>>();
    return (text, variables, person) => {
      const name = JSON.stringify([text, variables, person.userId]);
      const answer = known.get(name) ?? ask(text, variables, person);
      known.set(name, answer);
      return answer;
    };
  }

  /** The file of the whole plan, as text. */
  async function exported(format: 'CSV' | 'DOCX', person: SignedIn): Promise<{ id: string; text: string }> {
    const id = randomUUID();
    await ask(`mutation ($companyId: ID!, $id: ID!, $format: ExportFormat!, $areas: [AreaKey!]!) {
      askExport(companyId: $companyId, id: $id, format: $format, areas: $areas, onlyShared: false, withComments: true) { error { code } }
    }`, { companyId: cast.companyId, id, format, areas: AREAS.map(({ key }) => key) }, person);
    await makeExport.run(server, { id }, { id, key: id, attempt: 1 });
    const { data } = await ask(
      'query ($companyId: ID!) { planExports(companyId: $companyId) { id url } }', { companyId: cast.companyId }, person,
    );
    const made = (data?.['planExports'] as { id: string; url: string }[]).find((each) => each.id === id);
    const response = await fetch(server.url + (made?.url ?? ''));
    const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return { id, text: Object.values(parts).map((bytes) => strFromU8(bytes)).join('\n') };
  }

  async function listen(key: ModuleKey, person: SignedIn, more: Values = {}): Promise<{ field: string; heard: Heard }[]> {
    const client = server.socket(person.token);
    const streams = callsOfRoot('subscription', { ...await given(key), ...more }).map(({ field, query, variables }) => (
      { field, heard: new StreamReader<Record<string, unknown>>(client, query, variables, field) }));
    // Each begins with how things stand; what is refused ends.
    await Promise.all(streams.map(({ heard }) => heard.take().catch((error: unknown) => heard.isDone || Promise.reject(error as Error))));
    return streams;
  }

  async function seqNow(): Promise<number> {
    const { data } = await ask('query ($id: ID!) { growthFramework(companyId: $id) { eventSeq } }', { id: cast.companyId }, cast.owner);
    return (data?.['growthFramework'] as { eventSeq: number }).eventSeq;
  }

  const show = (key: ModuleKey, change: { addVisibility: string[]; removedVisibilities: string[] }) => (
    callModule(server, cast.owner.token, 'updateVisibility', { companyId: cast.companyId, key, ...change }));

  it('is looked for in every field of the roots that can be called, and in no list of others that is out of date', async () => {
    const values = await given('vision');
    const notCalled = (['query', 'subscription'] as const)
      .flatMap((root) => fieldsOf(root).filter((field) => callsOf(root, field, values) === null));
    expect(notCalled.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_CALLED).sort());
  });

  const asksOnce = once();
  it.each(IN_ORDER)('%s: who sees it meets each of its words, without an error anywhere', async (key) => {
    const all = await answers(key, cast.owner, asksOnce);
    expect(all.filter(({ answer }) => answer.errors).map(({ call, answer }) => ({ call, answer }))).toEqual([]);
    const met = new Set(all.flatMap(({ answer }) => found(JSON.stringify(answer), key)));
    expect(plan.marksIn(key).filter((mark) => !met.has(mark))).toEqual([]);
  });

  it('is in the files of who sees it', async () => {
    for (const format of ['CSV', 'DOCX'] as const) {
      const { text } = await exported(format, cast.owner);
      expect(IN_ORDER.filter((key) => found(text, key).length === 0)).toEqual([]);
    }
  });

  it.each(IN_ORDER)('%s: nothing tells of it, neither what is read nor what comes by itself', async (key) => {
    await show(key, { addVisibility: [cast.editor.userId], removedVisibilities: [] });
    const [first, owner] = [await seqNow(), await listen(key, cast.owner)];
    const live = (await Promise.all([readers.viewer, readers.custom].map((person) => listen(key, person)))).flat();
    await plan.write(key, AGAIN, []);
    await plan.tellAll(`After ${key}`);
    const last = await seqNow();
    const late = await listen(key, readers.viewer, { 'companyEvents.after': [first] });
    for (const { field, heard } of [...owner, ...live, ...late]) {
      if (field === 'companyEvents') while (Number(heard.steps.at(-1)?.['seq']) < last) await heard.take();
    }
    const told = owner.flatMap(({ heard }) => found(JSON.stringify(heard.steps), key));
    expect(plan.marksIn(key).filter((mark) => mark.endsWith(AGAIN) && !told.includes(mark))).toEqual([]);

    const leaks: string[] = [];
    const look = (field: string, to: string, answer: unknown) => {
      const known = TIMELINE.includes(field) ? [...plan.marksOf('Goal'), ...plan.marksOf('Traction')] : [];
      leaks.push(...found(JSON.stringify(answer), key).filter((mark) => !known.includes(mark)).map((mark) => `${field} to ${to}: ${mark}`));
    };
    for (const { field, heard } of [...live, ...late]) look(field, 'a listener', heard.steps);
    for (const to of ['viewer', 'custom'] as const) {
      for (const { call, answer } of await answers(key, readers[to])) look(call.field, to, answer);
    }
    for (const { command, id } of plan.rowsBeside(key)) {
      const field = fieldsOf('mutation').find(({ name }) => name === command);
      for (const { query, variables } of (field && callsOf('mutation', field, { companyId: [cast.companyId], row: [{ id }] })) ?? []) {
        look(command, 'colleague', await ask(query, variables, readers.colleague));
      }
    }
    look('CSV', 'viewer', (await exported('CSV', readers.viewer)).text);
    look('DOCX', 'custom', (await exported('DOCX', readers.custom)).text);
    expect([...new Set(leaks)]).toEqual([]);
    await show(key, { addVisibility: [], removedVisibilities: [cast.editor.userId] });
  });
});
