import { moduleSubject, type Notice } from '../notification';
import type { EnteredModule } from './enter-module';

/** What a notification says of the module that it is about, and who did it. */
export const aboutModule = ({ companyId, key, viewerId }: EnteredModule, data: Notice['data'] = {}) => ({
  actorId: viewerId, companyId, subject: moduleSubject(companyId, key), data: { moduleKey: key, ...data },
});
