import type { Shell } from '@heartwood/contract';
import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import { onEnd, pipe, subscribe } from 'wonka';

/** Milliseconds. */
const COME_BACK_AFTER = 1000;

interface SubscriptionOptions<Data, Variables extends AnyVariables> {
  document: TypedDocumentNode<Data, Variables>;
  /** Asked for each time it begins. */
  variables: () => Variables;
  onData: (data: Data) => void;
  /** The server has ended it: what is done in place of coming back after a second. */
  onEnded?: () => void;
}

export interface KeptSubscription {
  /** Begins anew now. */
  restart(): void;
  stop(): void;
}

/** A subscription that is kept: it begins at once, and anew whenever the line is back and events may have been missed. */
export function keepSubscription<Data, Variables extends AnyVariables>(
  client: Client, shell: Pick<Shell, 'events'>, { document, variables, onData, onEnded }: SubscriptionOptions<Data, Variables>,
): KeptSubscription {
  let halt: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  const restart = (): void => {
    halt?.();
    clearTimeout(again);
    let isCurrent = true;
    const { unsubscribe } = pipe(
      client.subscription(document, variables()),
      onEnd(() => {
        if (!isCurrent) return;
        if (onEnded) onEnded();
        else again = setTimeout(restart, COME_BACK_AFTER);
      }),
      subscribe(({ data }) => {
        if (data) onData(data);
      }),
    );
    halt = () => {
      isCurrent = false;
      unsubscribe();
    };
  };

  restart();
  const forget = shell.events.on('socket/resumed', restart);
  return {
    restart,
    stop() {
      forget();
      clearTimeout(again);
      halt?.();
    },
  };
}
