import { failureOf, isFault } from '@heartwood/client-kit/commands';
import { keepSubscription } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import type { Deck, DeckOp } from '@heartwood/contract/deck';
import type { Client } from '@urql/core';
import { createEvent, createStore, type Store } from 'effector';
import {
  DeckAnewDocument, DeckStreamDocument, PatchPresentationDocument, StandOnSlideDocument, type DeckFieldsFragment,
  type DeckStreamSubscription,
} from '../../../generated/graphql';
import {
  edited, openEditor, redone, selected, synced, turnedTo, undone, wroteIn, type EditOptions, type EditorState,
} from './editor-state';
import { fittedOps, losesWithheld, withoutWithheld } from './fit-ops';
import { keptSync, type KeptDeck } from './kept-deck';
import { startSaving, type Kept, type SavePhase, type SendOutcome } from './save-loop';
import { heard, leftOut, reset } from './sync';
import type { SetAside, Sync } from './sync-types';

type Step = DeckStreamSubscription['presentationStream'];
export type Visitor = NonNullable<Step['people']>[number];

/** What is told of a deck beside its document. */
export interface Head extends DeckFieldsFragment { commentCount: number; canComment: boolean }

export interface Asked { ops: readonly DeckOp[]; options: EditOptions | undefined }

export interface EditorModel {
  $state: Store<EditorState>;
  $save: Store<SavePhase>;
  /** Who else is here. */
  $people: Store<readonly Visitor[]>;
  $head: Store<Head>;
  /** Steps that can't be taken back wait for a word of the person. */
  $asked: Store<Asked | null>;
  /** It was deleted, or is not the person's any more. */
  $isGone: Store<boolean>;
  edit(ops: readonly DeckOp[], options?: EditOptions): void;
  /** Takes the steps that wait for a word, or lets go of them. */
  answer(isYes: boolean): void;
  undo(): void;
  redo(): void;
  select(ids: readonly string[]): void;
  /** Begins to write in a block; null ends it. */
  write(blockId: string | null): void;
  turn(slideId: string): void;
  headIs(head: Head): void;
  /** The whole deck, as a command has answered it. */
  deckIs(deck: Deck, revision: number): void;
  flush(isLeaving?: boolean): Promise<boolean>;
  retry(): void;
  /** Words that could not be saved have been seen, and are let go of. */
  leaveOut(what: SetAside): void;
  /** Sends what waits, and ends. */
  stop(): void;
}

export interface EditorOptions {
  client: Client;
  shell: Pick<Shell, 'events' | 'drafts' | 'session' | 'toast'>;
  id: string;
  head: Head;
  deck: Deck;
  revision: number;
  slideId?: string | undefined;
  /** What was left on the device. */
  kept: readonly KeptDeck[];
  keep(kept: Kept | null): void;
}

/** From standing still to being told of. */
const STAND_DELAY = 250;

/** One deck in one tab: what the person does, what others do, and the way to the server. */
export function openEditorModel({ client, shell, id, head, deck, revision, slideId, kept, keep }: EditorOptions): EditorModel {
  const changed = createEvent<(state: EditorState) => EditorState>();
  const told = createEvent<SavePhase>();
  const came = createEvent<readonly Visitor[]>();
  const headChanged = createEvent<Head>();
  const gone = createEvent();
  const asks = createEvent<Asked | null>();
  const $state = createStore(openEditor(keptSync(deck, revision, kept), slideId)).on(changed, (state, next) => next(state));
  const $save = createStore<SavePhase>({ kind: 'saved', at: null }).on(told, (_, phase) => phase);
  const $people = createStore<readonly Visitor[]>([]).on(came, (_, people) => people);
  const $head = createStore(head).on(headChanged, (_, next) => next);
  const $isGone = createStore(false).on(gone, () => true);
  const $asked = createStore<Asked | null>(null).on(asks, (_, asked) => asked);
  const $sync = $state.map(({ sync }) => sync);
  const change = (next: (sync: Sync) => Sync) => changed((state) => synced(state, next(state.sync)));

  const saving = startSaving({
    $sync, change, tell: told, keep,
    send: (patchId, ops, isLeaving) => sendPatch(client, { id, patchId, ops: [...ops] }, isLeaving),
    read: async () => {
      const { data } = await client.query(DeckAnewDocument, { id }, { requestPolicy: 'network-only' }).toPromise();
      const found = data?.presentation;
      if (found) headChanged(found);
      return found ? { deck: found.data as Deck, revision: found.revision } : null;
    },
  });

  const self = shell.session.get().user.id;
  const onStep = ({ type, revision: at, patchId, ops, people, presentation }: Step) => {
    const { sync } = $state.getState();
    if (presentation) headChanged({ ...$head.getState(), ...presentation, cover: presentation.cover ?? $head.getState().cover });
    if (people) came(people.filter(({ person }) => person.id !== self));
    // A stay begins with the stream, and nowhere.
    if (people?.some(({ person, slideId: at }) => person.id === self && at === null)) stand();
    if (type === 'GONE') gone();
    else if (type === 'PATCH' && patchId !== sync.sending?.patchId) change((now) => heard(now, { revision: at, ops: ops as DeckOp[] }));
    else if (presentation?.data) change((now) => reset(now, presentation.data as Deck, presentation.revision));
  };
  const stream = keepSubscription(client, shell, {
    document: DeckStreamDocument, variables: () => ({ id, after: $sync.getState().revision }),
    onData: ({ presentationStream }) => {
      onStep(presentationStream);
    },
  });
  const forgetLine = shell.events.on('socket/resumed', saving.retry);
  const forgetLeaving = shell.events.on('session/leaving', ({ until }) => until(saving.flush()));

  let standing: ReturnType<typeof setTimeout> | undefined;
  const stand = () => {
    const { slideId: slide, editing, selection } = $state.getState();
    void client.mutation(StandOnSlideDocument, { presentationId: id, slideId: slide, blockId: editing ?? selection[0] ?? null })
      .toPromise();
  };
  const stopStanding = $state.map(({ slideId: slide, editing, selection }) => `${slide} ${editing ?? selection[0] ?? ''}`).watch(() => {
    clearTimeout(standing);
    standing = setTimeout(stand, STAND_DELAY);
  });

  const take = (ops: readonly DeckOp[], options?: EditOptions) => {
    const visible = ops.map(withoutWithheld).filter((op): op is DeckOp => op !== null);
    const fitted = fittedOps($state.getState().sync.shown, visible);
    if (fitted.why !== null) shell.toast({ title: fitted.why, status: 'warning' });
    if (fitted.ops.length || !ops.length) changed((state) => edited(state, fitted.ops, options));
  };

  return {
    $state, $save, $people, $head, $asked, $isGone,
    edit(ops, options) {
      if (losesWithheld($state.getState().sync.shown, ops)) asks({ ops, options });
      else take(ops, options);
    },
    answer(isYes) {
      const asked = $asked.getState();
      asks(null);
      if (isYes && asked) take(asked.ops, asked.options);
    },
    undo: () => changed(undone),
    redo: () => changed(redone),
    select: (ids) => changed((state) => selected(state, ids)),
    write: (blockId) => changed((state) => wroteIn(state, blockId)),
    turn: (slide) => changed((state) => turnedTo(state, slide)),
    headIs: headChanged,
    deckIs: (whole, at) => change((sync) => reset(sync, whole, at)),
    flush: saving.flush,
    retry: saving.retry,
    leaveOut: (what) => change((sync) => leftOut(sync, what)),
    stop() {
      clearTimeout(standing);
      stopStanding();
      forgetLine();
      forgetLeaving();
      stream.stop();
      void saving.flush(true).finally(saving.stop);
    },
  };
}

/** Said of the steps themselves, and of the person; everything else passes. */
const FAULTY: ReadonlySet<string> = new Set(['INVALID', 'TOO_LARGE', 'BAD_REQUEST']);
const FINAL: ReadonlySet<string> = new Set(['FORBIDDEN', 'LOCKED', 'NOT_FOUND', 'access-denied']);

async function sendPatch(
  client: Client, variables: { id: string; patchId: string; ops: unknown[] }, isLeaving: boolean,
): Promise<SendOutcome> {
  const context = isLeaving ? { fetchOptions: { keepalive: true } } : {};
  const { data, error } = await client.mutation(PatchPresentationDocument, variables as never, context).toPromise();
  const payload = data?.patchPresentation;
  const failure = failureOf({ error, refusal: payload?.error });
  if (!failure && payload?.revision != null) {
    const refused = payload.refused.map(
      ({ index, reason }) => ({ index, reason: reason === 'GONE' ? 'GONE' as const : 'CHANGED' as const }),
    );
    return { kind: 'taken', answer: { revision: payload.revision, refused, isEmpty: payload.ops.length === 0 } };
  }
  if (!failure || isFault(failure)) return { kind: 'unreachable' };
  const kind = FAULTY.has(failure.code) ? 'faulty' : FINAL.has(failure.code) ? 'refused' : 'later';
  return { kind, why: failure.message };
}
