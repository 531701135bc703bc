import { randomUUID } from 'node:crypto';
import type { SignedIn, TestServer } from './test-server';

interface SeenNote {
  id: string;
  segmentId: string | null;
  title: string;
  content: unknown[] | null;
  revision: number;
  tags: string[];
  isOwn: boolean;
  deletedAt: string | null;
  author: { firstname: string };
  accessList: { userId: string }[];
  attachments: { id: string; name: string; url: string }[];
  checkpoints: { text: string; isDone: boolean }[];
}
export interface Failure { code: string; field: string | null; message: string }
interface Panel { segments: { id: string; name: string; notes: SeenNote[] }[]; assigned: SeenNote[]; trash: SeenNote[] }

/** The fields of a note that calls ask for. */
const NOTE = `id segmentId title content revision tags isOwn deletedAt author { firstname } accessList { userId } attachments { id name url }
  checkpoints { text isDone }`;

const TYPES: Readonly<Record<string, string>> = {
  id: 'ID!', segmentId: 'ID!', name: 'String!', title: 'String!', content: 'RichText', set: 'NoteSet!', baseRevision: 'Int',
  position: 'Float',
};

export const titles = (notes: readonly { title: string }[]) => notes.map(({ title }) => title);
export const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];

/** Calls of notes as a person makes them. @param server started by the time of a call */
export function noteCalls(server: () => TestServer) {
  async function ask<Data>(by: SignedIn, text: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await server().graphql<Data>(text, variables, by.token);
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no answer');
    return data;
  }
  async function call<Answer>(by: SignedIn, name: string, variables: Record<string, unknown>, fields: string): Promise<Answer> {
    const declared = Object.keys(variables).map((key) => `$${key}: ${TYPES[key] ?? ''}`).join(', ');
    const passed = Object.keys(variables).map((key) => `${key}: $${key}`).join(', ');
    const text = `mutation (${declared}) { ${name}(${passed}) { ${fields} error { code field message } } }`;
    return (await ask<Record<string, Answer>>(by, text, variables))[name] as Answer;
  }
  const onNote = (by: SignedIn, name: string, variables: Record<string, unknown>) => (
    call<{ note: SeenNote | null; error: Failure | null }>(by, name, variables, `note { ${NOTE} }`)
  );
  const onSegment = (by: SignedIn, name: string, variables: Record<string, unknown>) => (
    call<{ segment: { id: string; name: string; position: number } | null; error: Failure | null }>(
      by, name, variables, 'segment { id name position }',
    )
  );
  const panelOf = async (by: SignedIn) => (
    await ask<{ notesPanel: Panel }>(by, `{ notesPanel { segments { id name notes { ${NOTE} } } assigned { ${NOTE} } trash { ${NOTE} } } }`)
  ).notesPanel;
  const seen = async (by: SignedIn, id: string) => (
    await ask<{ note: SeenNote | null }>(by, `query ($id: ID!) { note(id: $id) { ${NOTE} } }`, { id })
  ).note;

  async function folder(by: SignedIn, name = 'Interviews'): Promise<string> {
    const id = randomUUID();
    const { error } = await onSegment(by, 'createNoteSegment', { id, name });
    if (error) throw new Error(error.message);
    return id;
  }
  async function written(by: SignedIn, { title = 'Depot', ...more }: { title?: string; segmentId?: string; content?: unknown[] } = {}) {
    const id = randomUUID();
    const { error } = await onNote(by, 'createNote', {
      id, segmentId: more.segmentId ?? await folder(by), title, ...(more.content && { content: more.content }),
    });
    if (error) throw new Error(error.message);
    return id;
  }
  const update = (by: SignedIn, id: string, set: Record<string, unknown>, baseRevision: number | null = null) => (
    onNote(by, 'updateNote', { id, set, baseRevision })
  );
  return { ask, onNote, onSegment, panelOf, seen, folder, written, update };
}
