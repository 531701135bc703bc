import { randomUUID } from 'node:crypto';
import type { Deck, DeckOp } from '@heartwood/contract/deck';
import type { Cast } from './builders';
import type { SignedIn, TestServer } from './test-server';

export interface Failure { code: string; field: string | null; message: string }
export interface SeenDeck {
  id: string;
  title: string;
  revision: number;
  slideCount: number;
  canEdit: boolean;
  viewKey: string | null;
  data: Deck;
  cover: unknown
}
export interface SeenPatch {
  revision: number | null;
  ops: DeckOp[];
  refused: { index: number; reason: string; block: Record<string, unknown> | null }[];
  error: Failure | null
}

const DECK = 'id title revision slideCount canEdit viewKey cover data';
const PATCH = 'revision ops refused { index reason block } error { code field message }';
const PAPER = '7e3e0000-0000-4000-8000-000000000002';
/** Of the templates, in the order of the contract's types. */
export const templateId = (place: number) => `7e3e0001-0000-4000-8000-${String(place).padStart(12, '0')}`;

export const words = (text: string) => [{ type: 'paragraph', children: [{ text }] }];
export const textBlock = (id: string, text: string, more: object = {}) => (
  {
    id, kind: 'text' as const, role: 'body' as const, value: words(text), x: 0, y: 0, width: 400, height: 100, rev: 0, bindings: [],
    ...more,
  }
);
export const slide = (id: string, blocks: object[] = [], more: object = {}) => ({ id, layout: 'head', notes: '', rev: 0, blocks, ...more });

/** Calls of presentations as a person makes them. @param server started by the time of a call */
export function deckCalls(server: () => TestServer, cast: () => Cast) {
  async function ask<Data>(by: SignedIn | null, text: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { data, errors } = await server().graphql<Data>(text, variables, by?.token);
    if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n') ?? 'no answer');
    return data;
  }
  const made = async (input: Record<string, unknown> = {}, by = cast().editor) => (
    await ask<{ createPresentation: { presentation: SeenDeck | null; error: Failure | null } }>(by, `
      mutation ($input: CreatePresentationInput!) { createPresentation(input: $input) { presentation { ${DECK} } error { code field message } } }`,
    { input: { companyId: cast().companyId, id: randomUUID(), themeId: PAPER, title: 'Seed deck', type: 'pitch-deck', ...input } })
  ).createPresentation;
  const patch = async (id: string, ops: readonly object[], { by = cast().editor, patchId = randomUUID() } = {}) => (
    await ask<{ patchPresentation: SeenPatch }>(by, `
      mutation ($id: ID!, $patchId: ID!, $ops: [JSON!]!) { patchPresentation(id: $id, patchId: $patchId, ops: $ops) { ${PATCH} } }`, {
        id, patchId, ops,
      })
  ).patchPresentation;
  const bind = async (id: string, choices: readonly object[], by = cast().editor) => (
    await ask<{ updateBindings: SeenPatch }>(by, `
      mutation ($id: ID!, $patchId: ID!, $choices: [BindingChoice!]!) { updateBindings(id: $id, patchId: $patchId, choices: $choices) { ${PATCH} } }`,
    { id, patchId: randomUUID(), choices })
  ).updateBindings;
  const update = async (id: string, set: object, { by = cast().editor, baseRevision }: { by?: SignedIn; baseRevision?: number } = {}) => (
    await ask<{ updatePresentation: { presentation: SeenDeck | null; error: Failure | null } }>(by, `
      mutation ($id: ID!, $set: PresentationSet!, $baseRevision: Int) {
        updatePresentation(id: $id, set: $set, baseRevision: $baseRevision) { presentation { ${DECK} } error { code field message } } }`,
    { id, set, baseRevision })
  ).updatePresentation;
  const read = async (id: string, by: SignedIn | null = cast().editor, viewKey: string | null = null) => (
    await ask<{ presentation: SeenDeck | null }>(
      by, `query ($id: ID!, $viewKey: String) { presentation(id: $id, viewKey: $viewKey) { ${DECK} } }`, { id, viewKey },
    )
  ).presentation;
  const seen = async (id: string, by?: SignedIn) => {
    const deck = await read(id, by);
    if (!deck) throw new Error('there is no such presentation');
    return deck;
  };
  const facts = async (by = cast().editor) => (
    await ask<{ presentationFacts: { path: string; words: string; digest: string; source: string }[] }>(
      by, 'query ($c: ID!) { presentationFacts(companyId: $c) { path words digest source } }', { c: cast().companyId })
  ).presentationFacts;
  /** A deck with these slides; its editor's. */
  const deckOf = async (slides: readonly object[]) => {
    const { presentation, error } = await made();
    if (!presentation) throw new Error(error?.message);
    const { id, revision } = presentation;
    const { error: refused } = await update(
      id, { data: { version: 1, settings: { showsSource: true, showsNumber: true, footer: '' }, slides } }, { baseRevision: revision },
    );
    if (refused) throw new Error(refused.message);
    return id;
  };
  return { ask, bind, deckOf, facts, made, patch, read, seen, update };
}
