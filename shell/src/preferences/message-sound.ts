import { badgesAsked, badgeTold, $badges } from '../layout/badges.model';
import { $tools } from '../registry/tools.model';

/** Calls `play` when what is counted in the title grows, that is when a message came; not for what was there already. */
export function followMessages(play: () => void): () => void {
  const known = new Map(Object.entries($badges.getState()));
  const stops = [
    badgesAsked.watch((asked) => asked.forEach(({ key, count }) => known.set(key, Math.max(count, known.get(key) ?? 0)))),
    badgeTold.watch(({ key, count }) => {
      const before = known.get(key);
      known.set(key, count);
      const isMessages = $tools.getState().some(({ badge, inTitle }) => badge === key && inTitle);
      if (isMessages && before !== undefined && count > before) play();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Two short notes, in one of the open tabs. A browser plays nothing before the person has touched the page. */
export function playMessageSound(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  void navigator.locks.request('heartwood-message-sound', { ifAvailable: true }, async (lock) => {
    if (lock) await chime();
  });
}

const NOTES = [{ pitch: 660, at: 0 }, { pitch: 880, at: 0.12 }];
const LENGTH = 0.35;

async function chime(): Promise<void> {
  const audio = new AudioContext();
  const ended = NOTES.map(({ pitch, at }) => {
    const [note, volume] = [audio.createOscillator(), audio.createGain()];
    const begins = audio.currentTime + at;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.06, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + LENGTH);
    note.connect(volume).connect(audio.destination);
    note.start(begins);
    note.stop(begins + LENGTH);
    return new Promise((resolve) => { note.onended = resolve; });
  });
  await Promise.all(ended);
  await audio.close();
}
