import { announce, type Announcer } from '../../events/announce';

export const exportTopic = (id: string) => `export/${id}`;

/** Tells who waits for this file that it goes on; what it is now stands in the database. */
export function tellOfExport(services: Announcer, id: string): void {
  void announce(services, exportTopic(id), { id });
}
