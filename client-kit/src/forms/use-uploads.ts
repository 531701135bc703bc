import type { Shell } from '@heartwood/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A file as the server keeps it. */
export interface KeptFile { id: string; name: string; size: number; type: string; url: string }

export interface Upload {
  id: string;
  file: File;
  /** waiting: others go first; refused: the server will never take it. */
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  /** How much of it is sent, 0 to 1; null while nobody can tell. */
  sent: number | null;
  /** Why the server did not take it; null when it was the line. */
  reason: string | null;
  /** What the server keeps of it: its own name and type of it. Null until it is there. */
  kept: KeptFile | null;
}

/** A line that is shared by more carries none of them to its end. */
const AT_ONCE = 2;

/** Files that were pasted, dropped or chosen go up in their order, two at a time; a failed one can be tried again. */
export function useUploads(shell: Pick<Shell, 'fetch'>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isGone = useRef(false);
  const line = useRef<{ waiting: Upload[]; sending: number }>({ waiting: [], sending: 0 });
  useEffect(() => {
    isGone.current = false;
    const { current } = line;
    return () => {
      isGone.current = true;
      // What is on its way arrives; nobody is there any more to whom the others would be of use.
      current.waiting = [];
    };
  }, []);

  const change = useCallback((id: string, fields: Partial<Upload>) => {
    if (!isGone.current) setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...fields } : each)));
  }, []);
  const send = useCallback(async ({ id, file }: Upload) => {
    change(id, { state: 'uploading', sent: null, reason: null });
    try {
      const body = new FormData();
      body.append('fileType', 'file');
      body.append('file', file);
      const answer = await shell.fetch('/api/v1/helpers/uploadFile', { method: 'POST', body, onProgress: (sent) => change(id, { sent }) });
      const { error, ...kept } = await answer.json() as Partial<KeptFile> & { error?: { message?: string } };
      if (answer.ok && kept.url) change(id, { state: 'done', kept: { ...saidOf(id, file), ...kept, url: kept.url } });
      else change(id, { state: isFinal(answer.status) ? 'refused' : 'failed', reason: error?.message ?? null });
    } catch {
      change(id, { state: 'failed' });
    }
  }, [shell, change]);

  const goOn = useCallback(() => {
    const { current } = line;
    while (current.sending < AT_ONCE) {
      const next = current.waiting.shift();
      if (!next) return;
      current.sending += 1;
      void send(next).finally(() => {
        current.sending -= 1;
        goOn();
      });
    }
  }, [send]);
  const queue = useCallback((added: readonly Upload[]) => {
    line.current.waiting.push(...added);
    goOn();
  }, [goOn]);

  const add = useCallback((files: Iterable<File>) => {
    const added = [...files].map(
      (file): Upload => ({ id: crypto.randomUUID(), file, state: 'waiting', sent: null, reason: null, kept: null }),
    );
    setUploads((all) => [...all, ...added]);
    queue(added);
  }, [queue]);
  const retry = useCallback((upload: Upload) => {
    change(upload.id, { state: 'waiting', sent: null, reason: null });
    queue([upload]);
  }, [change, queue]);
  const remove = useCallback((id: string) => {
    line.current.waiting = line.current.waiting.filter((each) => each.id !== id);
    setUploads((all) => all.filter((each) => each.id !== id));
  }, []);

  return {
    uploads,
    add,
    retry,
    remove,
    /** Takes away those that are sent; one that failed stays, to be tried again. */
    clear: () => setUploads((all) => all.filter(({ state }) => state === 'failed' || state === 'refused')),
    files: uploads.flatMap(({ kept }) => kept ?? []),
    hasFailed: uploads.some(({ state }) => state === 'failed' || state === 'refused'),
    isBusy: uploads.some(({ state }) => state === 'waiting' || state === 'uploading'),
  };
}

/** Too large, of a kind that is not taken, no room: the same file gets the same answer. */
const isFinal = (status: number) => status === 400 || status === 413 || status === 415 || status === 422;

/** What the browser says of a file, for a server that does not say. */
const saidOf = (id: string, file: File) => ({
  id, name: file.name || 'file', size: file.size, type: file.type || 'application/octet-stream',
});
