import { NETWORK, useCommand, type Failure } from '@heartwood/client-kit/commands';
import { useUploads } from '@heartwood/client-kit/forms';
import { useShell } from '@heartwood/contract/kit';
import { LIMITS, POST_LIMITS } from '@heartwood/contract/domain';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CreatePostDocument, UpdatePostDocument } from '../../generated/graphql';
import { canPublish, forgetDraft, inputOf, keepDraft, keptAs, wordsOf, type PostDraft } from './post-draft';

export interface ComposerOptions {
  initial: PostDraft;
  onPublished(id: string): void;
}

export type Composer = ReturnType<typeof useComposer>;

/** A post that is being written: kept on the device at each change, published once however often it is tried. */
export function useComposer({ initial, onPublished }: ComposerOptions) {
  const shell = useShell();
  const run = useCommand();
  const [draft, setDraft] = useState(initial);
  const [state, setState] = useState<'open' | 'publishing' | 'published'>('open');
  const [isWanted, setWanted] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { uploads, add, retry, remove, isBusy, hasFailed } = useUploads(shell);
  const set = useCallback((change: Partial<PostDraft>) => {
    setFailure(null);
    setDraft((before) => ({ ...before, ...change }));
  }, []);

  // As this tab has read or written it last.
  const known = useRef(keptAs(shell.drafts, initial.id));
  useEffect(() => {
    if (draft === initial || state !== 'open') return;
    if (keptAs(shell.drafts, draft.id) !== known.current) {
      // Another tab goes on with it, or has sent it: what is written here is a draft of its own from now on.
      known.current = null;
      setDraft((before) => ({ ...before, id: crypto.randomUUID() }));
      return;
    }
    keepDraft(shell.drafts, draft);
    known.current = keptAs(shell.drafts, draft.id);
  }, [draft, initial, state, shell]);

  // What is up belongs to the draft, and is there again when that is opened another day.
  useEffect(() => {
    const kept = uploads.flatMap((upload) => upload.kept ?? []);
    if (kept.length === 0) return;
    setDraft(
      (before) => ({ ...before, files: [...before.files, ...kept.filter(({ id }) => !before.files.some((file) => file.id === id))] }),
    );
    for (const upload of uploads) if (upload.kept) remove(upload.id);
  }, [uploads, remove]);

  const room = POST_LIMITS.attachments - draft.files.length - uploads.length;
  const addFiles = (files: Iterable<File>) => {
    const all = [...files];
    setFailure(all.length > room ? `A post can have at most ${POST_LIMITS.attachments} files.` : null);
    add(all.slice(0, Math.max(0, room)));
  };

  const publish = async () => {
    if (state !== 'open' || !canPublish(draft) || draft.text.trim().length > LIMITS.post.max) return;
    // Published with its files, as soon as they are up.
    setWanted(isBusy);
    if (isBusy) return;
    if (hasFailed) {
      setFailure('A file is not uploaded. Try it again, or take it away.');
      return;
    }
    setState('publishing');
    setFailure(null);
    const input = inputOf(draft, new Date());
    const done = await run(CreatePostDocument, 'createPost', { input }, { doing: 'publishing the post', quiet: 'all' });
    if (!done.ok) {
      setState('open');
      setFailure(failureWords(done));
      return;
    }
    // An earlier try had arrived though its answer had not: what was changed since is said now.
    if (done.payload.post && done.payload.post.content !== input.content) {
      await run(UpdatePostDocument, 'updatePost', { id: draft.id, ...wordsOf(draft) }, { doing: 'publishing the post' });
    }
    setState('published');
    forgetDraft(shell.drafts, draft.id);
    onPublished(draft.id);
  };
  const publishWhenUp = useEffectEvent(() => void publish());
  useEffect(() => {
    if (isWanted && !isBusy) {
      setWanted(false);
      publishWhenUp();
    }
  }, [isWanted, isBusy]);

  return {
    draft, set, uploads, addFiles, retryUpload: retry, removeUpload: remove, failure, publish,
    isPublishing: state === 'publishing' || isWanted, canPublish: canPublish(draft) && draft.text.trim().length <= LIMITS.post.max,
  };
}

function failureWords({ code, message }: Pick<Failure, 'code' | 'message'>): string {
  if (code === NETWORK) return navigator.onLine ? 'Heartwood could not be reached.' : 'You are offline.';
  return message || 'The post could not be published.';
}
