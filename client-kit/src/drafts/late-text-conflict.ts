import { inPlace, latePart } from '@heartwood/shared-ui';

/** Two texts of one place, side by side; its code comes with the first conflict. */
export const TextConflict = latePart(() => import('./text-conflict').then((part) => part.TextConflict), { failed: inPlace('Both texts') });
