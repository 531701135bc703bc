import type { ObjectStore } from '../../object-store/object-store';
import { isUuid } from '../../text/uuid';
import type { FileStore } from './file-store';

/** Written at each start, and looked for while somebody asks whether the store is there. */
const PROBE = 'files/heartwood';

/** A bucket, where files lie under `files/`. */
export function bucketFileStore(objects: ObjectStore): FileStore {
  const keyOf = (id: string) => {
    if (!isUuid(id)) throw new Error('A file has a UUID.');
    return `files/${id.slice(0, 2)}/${id}`;
  };
  return {
    put: (id, bytes) => objects.put(keyOf(id), bytes),
    open: (id, range) => objects.open(keyOf(id), range),
    size: (id) => objects.size(keyOf(id)),
    remove: (id) => objects.remove(keyOf(id)),
    link: (id, answer) => objects.link(keyOf(id), answer),
    async look() {
      // A store that lost what was written in it is none to write into: it is told as well.
      if (await objects.size(PROBE) === null) await objects.put(PROBE, Buffer.from('Heartwood keeps people’s files in this bucket.\n'));
    },
    both: null,
    close: () => objects.close(),
  };
}
