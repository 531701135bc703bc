import { announce, type Announcer } from '../../events/announce';

export const exportTopic = (id: string) => `export/${id}`;

/** How far a file is: which slide is drawn. */
export interface ExportProgress { slide: number; slideCount: number }

/** Tells who waits how far it is; nobody keeps it. */
export function tellOfSlide(services: Announcer, id: string, { slide, slideCount }: ExportProgress): void {
  void announce(services, exportTopic(id), { id, slide, slideCount });
}

/** Tells who waits for this file that it goes on; what it is now stands in the database. */
export function tellOfExport(services: Announcer, id: string): void {
  void announce(services, exportTopic(id), { id });
}
