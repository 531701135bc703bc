import { inCompany } from '@heartwood/contract/domain';
import type { NotificationRowFragment } from '../generated/graphql';

export const NOTIFICATIONS = '/app/explore/notification';
/** A page of the shell, whose part about notifications is this remote's. */
export const SETTINGS = '/app/settings/notifications';

type Told = Pick<NotificationRowFragment, 'path' | 'type'> & { company?: { id: string } | null };

/** Where a row leads: into the company it happened in; an invitation is answered from where one is. */
export function placeOf({ path, company, type }: Told, presentId: string): string {
  return company && company.id !== presentId && type !== 'INVITED' ? inCompany(path, company.id) : path;
}
