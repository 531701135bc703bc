import type { Drafts } from '@heartwood/contract';
import { MESSAGE_SOUND } from '@heartwood/contract/domain';
import { createEvent, createStore } from 'effector';

const KEY = 'setting:muted';
const mutedSet = createEvent<boolean>();

export const $isMuted = createStore(false).on(mutedSet, (_, muted) => muted);

export function loadMuted(drafts: Drafts): void {
  mutedSet(drafts.get(KEY) === 'yes');
}

export function setMuted(drafts: Drafts, muted: boolean): void {
  drafts.set(KEY, muted ? 'yes' : null);
  mutedSet(muted);
}

/** A window that shows the message takes its lock at once; the others wait this long, in ms. */
const HEAD_START = 150;
/** Timers of a hidden window may come a second late. */
const HOLD = 3_000;

/** The sound of one message: in one of the browser's windows, and in none when one of them has it before the person's eyes. */
export function soundOf(messageId: string, isLookedAt: boolean): void {
  const sound = () => {
    if (!isLookedAt) playSound();
  };
  // A page without https has no locks, and in a partner's page they are refused where its frame may keep nothing.
  if (!('locks' in navigator)) {
    sound();
    return;
  }
  const claim = () => void navigator.locks.request(`heartwood:sound:${messageId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    sound();
    await new Promise((resolve) => setTimeout(resolve, HOLD));
  }).catch(sound);
  if (isLookedAt) claim();
  else setTimeout(claim, HEAD_START);
}

/** Two short notes. A browser that wants a gesture first stays silent. */
function playSound(): void {
  const isSilent = $isMuted.getState() || document.documentElement.dataset[MESSAGE_SOUND] === 'off';
  if (isSilent || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const start = audio.currentTime;
  [660, 880].forEach((frequency, index) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const at = start + index * 0.12;
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.18);
    if (index === 1) note.onended = () => void audio.close();
  });
}
