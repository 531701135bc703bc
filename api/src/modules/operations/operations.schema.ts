import { REPORT_STAGES } from '@heartwood/contract';
import { array, number, object, string } from 'yup';

/** What a page may say of an error. There is no field for its words: they quote what people wrote. */
const report = object({
  id: string().required().matches(/^[a-z0-9]{8}$/),
  remote: string().required().matches(/^[a-z][a-z0-9-]{0,39}$/),
  version: string().required().matches(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/),
  stage: string().required().oneOf(REPORT_STAGES),
  kind: string().required().matches(/^[A-Za-z]{1,40}$/),
  /** A file of a build, without its folder, with line and column. */
  place: string().nullable().default(null).matches(/^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/),
  /** Of the view that its remote was asked for: its lines in the log are found by it. */
  trace: string().nullable().default(null).matches(/^[\da-f]{32}$/),
  count: number().required().integer().min(1).max(100),
});

export const reportsBody = object({ reports: array(report).required().min(1).max(10) });

export type Report = (typeof reportsBody)['__outputType']['reports'][number];
