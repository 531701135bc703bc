import { LOAD_STAGES } from '@heartwood/contract';
import { array, number, object, string } from 'yup';

const count = (most: number) => number().required().integer().min(0).max(most);

const remote = string().required().matches(/^[a-z][a-z0-9-]{0,39}$/);
const version = string().required().matches(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/);

/** What a page may say of one version since it said it last. Numbers alone: of what was looked at or written nothing. */
const pulse = object({
  remote,
  version,
  loads: count(100),
  loadMs: count(1_000_000),
  errors: count(100),
  longTasks: count(1_000),
  longMs: count(600_000),
});

const hex = (digits: number) => string().required().matches(new RegExp(`^(?!0+$)[\\da-f]{${digits}}$`));
const milliseconds = number().integer().min(0).max(120_000);

/** A view that was opened: how long each stage of loading took, and at which it failed. */
const view = object({
  trace: hex(32),
  span: hex(16),
  remote,
  version,
  /** Milliseconds from the question for it until this was sent. */
  ago: count(600_000),
  ms: milliseconds.required(),
  stages: object(Object.fromEntries(LOAD_STAGES.map((stage) => [stage, milliseconds]))).required(),
  failed: string().oneOf(LOAD_STAGES),
});

/** How a page felt (web vitals): ms, and of CLS the share that moved. */
const vitals = object({
  remote, version,
  LCP: number().min(0).max(60_000), INP: number().min(0).max(60_000), FCP: number().min(0).max(60_000), TTFB: number().min(0).max(60_000),
  CLS: number().min(0).max(10),
});

export const pulsesBody = object({
  pulses: array(pulse).required().max(20),
  views: array(view).default([]).max(10),
  vitals: array(vitals).default([]).max(5),
});

export type ViewReport = (typeof pulsesBody)['__outputType']['views'][number];

export type VitalsReport = (typeof pulsesBody)['__outputType']['vitals'][number];

export type PulseReport = (typeof pulsesBody)['__outputType']['pulses'][number];
