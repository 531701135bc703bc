import { object } from 'yup';
import { copyDatabase } from './copy-database';
import { route, type AnyRoute } from '../../rest/route';
import { reportsBody } from './operations.schema';
import { takeReports } from './take-reports';

/** A page sends few; an office of many people may stand behind one address. */
const RATES = [
  { name: 'reports', points: 30, seconds: 60 },
  { name: 'reports-hour', points: 300, seconds: 3600 },
];

/** Errors that pages met. Signed out too, and without asking who it is. */
export const reportRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/reports', policy: 'public', body: reportsBody, bodyLimit: 4 * 1024,
    rates: RATES.map((rate) => ({ ...rate, key: ({ ip }) => ip })),
    async handle(context, { body }) {
      await takeReports(context, body.reports);
      return { status: 204 };
    },
  }),
];

/** For `npm run backup` beside a running server, which alone can read its embedded database. */
export const backupRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST', path: '/operator/copy-database', policy: 'operator', body: object({}),
    rates: [{ name: 'operator', points: 60, seconds: 60, key: ({ ip }) => ip }],
    handle: async (context, { headers }) => ({ body: await copyDatabase(context, headers) }),
  }),
];
