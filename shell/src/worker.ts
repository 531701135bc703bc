// What the browser runs for the whole origin, also while no page is open. At the address that browsers know since pushes were all of it.
import { workOffline, type OfflineSurroundings } from './offline/offline-worker';
import './push/push-worker';

workOffline(globalThis as unknown as OfflineSurroundings);
