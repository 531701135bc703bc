import { useCommand } from '@heartwood/client-kit/commands';
import { useFailure } from '@heartwood/client-kit/states';
import type { SaveStateProps } from '@heartwood/shared-ui';
import { useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import {
  ChooseNotificationsDocument, NotificationChoicesDocument, type Digest, type NotificationChoiceFragment, type NotificationKind,
} from '../../generated/graphql';
import type { Way } from './kinds';
import type { QuietTimes } from './quiet-card';

type Wanted = Partial<Record<NotificationKind, Partial<Record<Way, boolean>>>>;

export interface Choices {
  /** As the person wants them, saved or not; null until there is an answer. */
  choices: readonly NotificationChoiceFragment[] | null;
  /** As it was when the page was opened. */
  digest: Digest;
  /** The same; null: there are none. */
  quietHours: QuietTimes | null;
  isFailed: boolean;
  retry(): void;
  state: SaveStateProps['state'];
  choose(kind: NotificationKind, way: Way, isOn: boolean): void;
  saveAgain(): void;
}

/** Each choice is saved at once, one after the other; what could not be saved stays as it was chosen, to be sent again. */
export function useChoices(): Choices {
  const [asked, ask] = useQuery({ query: NotificationChoicesDocument, requestPolicy: 'cache-and-network' });
  const failure = useFailure(asked, ask);
  const run = useCommand();
  const [wanted, setWanted] = useState<Wanted>({});
  const [state, setState] = useState<SaveStateProps['state']>('idle');
  const latest = useRef<Wanted>({});
  const isSending = useRef(false);
  const saved = asked.data?.notificationChoices;
  const choices = useMemo(() => saved?.map((choice) => ({ ...choice, ...wanted[choice.kind] })) ?? null, [saved, wanted]);

  const want = (next: Wanted) => {
    latest.current = next;
    setWanted(next);
  };
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let isDone = true;
    setState('saving');
    // What was chosen while the last answer was on its way goes next.
    while (isDone && Object.keys(latest.current).length > 0) {
      const sent = latest.current;
      const set = Object.entries(sent).map(([kind, ways]) => ({ kind: kind as NotificationKind, ...ways }));
      const options = { doing: 'saving your choice', quiet: ['NETWORK', 'UNKNOWN', 'INTERNAL_SERVER_ERROR'] };
      isDone = (await run(ChooseNotificationsDocument, 'chooseNotifications', { set }, options)).ok;
      const isNewer = ([kind, ways]: [string, unknown]) => sent[kind as NotificationKind] !== ways;
      if (isDone) want(Object.fromEntries(Object.entries(latest.current).filter(isNewer)));
    }
    isSending.current = false;
    setState(isDone ? 'saved' : 'error');
  };
  return {
    choices, digest: asked.data?.notificationDigest ?? 'WEEKLY', quietHours: asked.data?.quietHours ?? null, ...failure, state,
    choose(kind, way, isOn) {
      want({ ...latest.current, [kind]: { ...latest.current[kind], [way]: isOn } });
      void send();
    },
    saveAgain: () => void send(),
  };
}
