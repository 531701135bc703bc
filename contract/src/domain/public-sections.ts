import { MODULES, type ModuleKey } from './modules';

/** What a company may tell strangers of itself besides name, logo, stage, sectors and its one line (product decisions, row 115). */
const FACT_SECTIONS = ['level', 'place', 'size', 'elevatorPitch', 'objective', 'investment', 'team'] as const;

/** Modules that may be shown: those that somebody has said to be done. What others follow from is shown by its own section. */
const STATED = MODULES.flatMap(({ key, completion }) => (
  completion === 'stated' ? [key as Exclude<ModuleKey, (typeof FACT_SECTIONS)[number]>] : []
));

/** Everything that a company may switch on for strangers; nothing is by itself. */
export const PUBLIC_SECTIONS = [...FACT_SECTIONS, ...STATED] as const;
export type PublicSection = (typeof PUBLIC_SECTIONS)[number];

/** Whether a section is a module of the plan, which can be shown only while it is done. */
export const isSharedModule = (section: PublicSection): boolean => !FACT_SECTIONS.some((fact) => fact === section);
