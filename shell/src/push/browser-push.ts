import type { PushState, Writable } from '@heartwood/contract';
import type { Client } from 'urql';
import { PushKeyDocument, RemovePushSubscriptionDocument, SavePushSubscriptionDocument } from '../generated/graphql';
import { toastError } from '../toasts/toasts';
import { canPush } from './can-push';
import { keepSubscription, keptOf } from './kept-subscription';
import { pushWordOf } from './push-words';

const WORKER = '/push-worker.js';

/** Tabs of one browser turn the same pushes on and off. */
const TABS = 'heartwood-push';

export interface BrowserPush {
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

/** Pushes of this browser: says how it stands, and keeps the server's address of it right for who is signed in. */
export async function startBrowserPush(client: Client, state: Writable<PushState>): Promise<BrowserPush> {
  if (!canPush()) return { turnOn: async () => undefined, turnOff: async () => undefined };

  const look = async (): Promise<void> => {
    const subscription = await currentSubscription();
    if (Notification.permission === 'denied') state.set('denied');
    else if (subscription === null || Notification.permission !== 'granted') state.set('off');
    else {
      await save(await upToDate(subscription));
      state.set('on');
    }
  };

  /** Subscribed under another key than the server's of today, a browser gets nothing. */
  const upToDate = async (subscription: PushSubscription): Promise<PushSubscription> => {
    const key = await publicKey();
    const present = subscription.options.applicationServerKey;
    if (present === null || base64Url(present) === key) return subscription;
    await subscription.unsubscribe();
    return subscribe(key);
  };
  const subscribe = async (key: string): Promise<PushSubscription> => {
    const registration = await navigator.serviceWorker.ready;
    return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  };
  const publicKey = async (): Promise<string> => {
    const { data, error } = await client.query(PushKeyDocument, {}).toPromise();
    if (!data) throw error ?? new Error('There is no key to subscribe with.');
    return data.configuration.pushPublicKey;
  };
  const save = async (subscription: PushSubscription): Promise<void> => {
    const { key, ...given } = keptOf(subscription, await publicKey());
    const { data, error } = await client.mutation(SavePushSubscriptionDocument, given).toPromise();
    if (error) throw error;
    const refusal = data?.savePushSubscription.error;
    if (refusal) throw new Error(refusal.message);
    await keepSubscription({ ...given, key });
  };
  const told = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error));
    }
  };

  const lookAgain = () => look().catch(() => undefined);
  const tabs = new BroadcastChannel(TABS);
  tabs.addEventListener('message', () => void lookAgain());
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (pushWordOf(data)?.type === 'push/renewed') void lookAgain();
  });
  await lookAgain();

  return {
    turnOn: () => told(async () => {
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') {
        state.set(permission === 'denied' ? 'denied' : 'off');
        return;
      }
      await navigator.serviceWorker.register(WORKER);
      await save(await subscribe(await publicKey()));
      state.set('on');
      tabs.postMessage('on');
    }),
    turnOff: () => told(async () => {
      const subscription = await currentSubscription();
      if (subscription) {
        await subscription.unsubscribe();
        await keepSubscription(null);
        await client.mutation(RemovePushSubscriptionDocument, { endpoint: subscription.endpoint }).toPromise();
      }
      state.set('off');
      tabs.postMessage('off');
    }),
  };
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return registration ? registration.pushManager.getSubscription() : null;
}

const base64Url = (bytes: ArrayBuffer): string => (
  btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
);
