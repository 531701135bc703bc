import { forgetJobs } from '../modules/jobs';
import type { AnyJob } from '../modules/jobs';
import { eraseAccountsJob, makeDataExport, sweepCompaniesJob, sweepDataExportsJob } from '../modules/account';
import { sweepUsesJob } from '../modules/activity';
import { forgetVisitorsJob, referCompany } from '../modules/affiliate';
import { endGivenPlan, reconcilePayments, reconcileReturns, reconcileSome, takeStripeEvent, watchPlans } from '../modules/billing';
import { sweepEventsJob } from '../modules/company';
import { compareCreditsJob, endCreditsJob, grantCredits } from '../modules/credit';
import { giveUpPlaces, mailEvent, passOnPlaces, remindOfEvent, tellAttendees } from '../modules/event';
import { findSnapshots, writeSnapshot } from '../modules/evidence';
import { drawTimeline, makeDeckExport, makeExport, makeNotesExport, sweepExportsJob } from '../modules/export';
import { sweepFilesJob } from '../modules/files';
import { sweepCommentsJob, sweepVersionsJob } from '../modules/growth';
import { sweepIdentityJob } from '../modules/identity';
import { mailVisitors, tellOfMessages } from '../modules/messaging';
import { tidyOutboxJob } from '../modules/mail';
import { sweepNotesJob } from '../modules/note';
import { findDigests, sendPush, sweepNotificationsJob, tellByPush, writeDigest, writeNotice } from '../modules/notification';
import { sweepReportsJob, sweepSecurityLogJob } from '../modules/operations';
import { sweepPartnerTokensJob } from '../modules/partner';
import { sweepPostsJob, tellOfNewPost } from '../modules/post';
import { sweepPresentationsJob } from '../modules/presentation';
import { watchCanariesJob } from '../modules/release';
import { foldTextsJob } from '../modules/search';
import { sweepShareJob } from '../modules/share';
import { postToSlack, takeSlackNews } from '../modules/slack';
import { sweepSuggestions, writeSuggestion } from '../modules/suggestion';
import { sweepTimelineJob, tellOfGoals } from '../modules/timeline';

/** What a process can do for afterwards, of all parts. */
export const jobs: readonly AnyJob[] = [
  findDigests, findSnapshots, foldTextsJob, forgetJobs, sendPush, tellByPush, tellOfGoals, tellOfMessages, writeDigest, writeNotice,
  writeSnapshot,
  sweepIdentityJob, tidyOutboxJob, sweepFilesJob, sweepCompaniesJob, eraseAccountsJob, makeDataExport, sweepDataExportsJob,
  sweepCommentsJob,
  sweepVersionsJob, sweepEventsJob, sweepReportsJob, sweepSecurityLogJob, sweepPartnerTokensJob,
  sweepNotificationsJob, makeDeckExport, makeExport, drawTimeline, makeNotesExport, sweepExportsJob, sweepUsesJob, sweepTimelineJob,
  sweepPostsJob,
  sweepNotesJob, sweepPresentationsJob,
  sweepShareJob, postToSlack, takeSlackNews, giveUpPlaces, mailEvent, mailVisitors, passOnPlaces, remindOfEvent, tellAttendees,
  tellOfNewPost,
  forgetVisitorsJob, referCompany,
  endGivenPlan, reconcilePayments, reconcileReturns, reconcileSome, takeStripeEvent, watchPlans,
  compareCreditsJob, endCreditsJob, grantCredits, sweepSuggestions, writeSuggestion,
  watchCanariesJob,
];
