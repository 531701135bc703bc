import { operationsRoutes } from './operations.routes';
import type { AnyRoute } from './route';
import { accountRoutes, keptDataExports } from '../modules/account';
import { affiliateRoutes } from '../modules/affiliate';
import { demoRoutes } from '../modules/demo';
import { identityRoutes } from '../modules/identity';
import { billingRoutes } from '../modules/billing';
import { calendarRoutes } from '../modules/calendar';
import { configurationRoutes } from '../modules/configuration';
import { companyOfClaim } from '../modules/company';
import { eventRoutes } from '../modules/event';
import { seesExport } from '../modules/export';
import { adoptPicture, fileRoutes } from '../modules/files';
import { mailboxRoutes } from '../modules/mail';
import { postRoutes, seesPost } from '../modules/post';
import { presentationRoutes, seesPictures } from '../modules/presentation';
import { profileRoutes } from '../modules/profile';
import { messagingRoutes, seesChannel, seesMessage } from '../modules/messaging';
import { seesNote } from '../modules/note';
import { notificationRoutes } from '../modules/notification';
import { backupRoutes, reportRoutes } from '../modules/operations';
import { releaseRoutes } from '../modules/release';
import { partnerRoutes } from '../modules/partner';
import { shareRoutes } from '../modules/share';
import { newcomerHooks, teamRoutes } from '../modules/team';

/** Every REST route of the product, with its policy. */
export const routes: readonly AnyRoute[] = [
  ...identityRoutes(newcomerHooks, adoptPicture),
  ...teamRoutes,
  ...fileRoutes({
    companyOf: companyOfClaim,
    othersKept: keptDataExports,
    maySee: { channel: seesChannel, message: seesMessage, export: seesExport, post: seesPost, note: seesNote, presentation: seesPictures },
  }),
  ...messagingRoutes,
  ...partnerRoutes,
  ...demoRoutes,
  ...mailboxRoutes,
  ...notificationRoutes,
  ...billingRoutes,
  ...calendarRoutes,
  ...eventRoutes,
  ...postRoutes,
  ...presentationRoutes,
  ...profileRoutes,
  ...reportRoutes,
  ...backupRoutes,
  ...shareRoutes,
  ...accountRoutes,
  ...affiliateRoutes,
  ...configurationRoutes,
  ...releaseRoutes,
  ...operationsRoutes,
];
