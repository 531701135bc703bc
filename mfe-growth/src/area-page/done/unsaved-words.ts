import type { DraftPhase } from '@heartwood/client-kit/drafts';

/** Why a module with this text cannot be marked as done yet; null where nothing stands in the way. What is on its way is waited for. */
export function unsavedWords(phase: DraftPhase): string | null {
  switch (phase) {
    case 'conflict':
      return 'Choose which text stays first.';
    case 'error':
      return 'The text is not saved yet.';
    case 'offline':
      return 'The text is not saved yet. It is sent as soon as the server can be reached.';
    default:
      return null;
  }
}
