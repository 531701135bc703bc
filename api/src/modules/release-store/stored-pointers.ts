import type { Pointers } from '../../../../tools/src/releases/pointer-file.mjs';
import type { StoredVersion } from './release-files';

/** Pointers as the bucket has them: with where the files of each version are, and the pointers before these. */
export interface StoredPointers extends Pointers { files: Record<string, Record<string, StoredVersion>>; before: string[] }

export const nothing = (): StoredPointers => ({
  schema: 1, remotes: [], releases: {}, history: [], marks: {}, previews: {}, frozen: null, files: {}, before: [],
});
