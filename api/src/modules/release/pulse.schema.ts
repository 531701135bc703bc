import { array, number, object, string } from 'yup';

const count = (most: number) => number().required().integer().min(0).max(most);

/** What a page may say of one version since it said it last. Numbers alone: of what was looked at or written nothing. */
const pulse = object({
  remote: string().required().matches(/^[a-z][a-z0-9-]{0,39}$/),
  version: string().required().matches(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/),
  loads: count(100),
  loadMs: count(1_000_000),
  errors: count(100),
  longTasks: count(1_000),
  longMs: count(600_000),
});

export const pulsesBody = object({ pulses: array(pulse).required().min(1).max(20) });

export type PulseReport = (typeof pulsesBody)['__outputType']['pulses'][number];
