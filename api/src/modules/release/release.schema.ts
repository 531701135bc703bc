import { array, object, string } from 'yup';

const ACTIONS = ['promote', 'end-canary', 'rollback', 'withdraw', 'deprecate', 'prune', 'follow', 'end-branch'] as const;

const remoteName = string().required().matches(/^[a-z][a-z0-9-]{0,40}$/, 'This is no name of a remote.');
const version = string().matches(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,80}$/, 'This is no version.');
const words = string().trim().max(120).matches(/^[^\n\r\0]*$/);
const reason = string().trim().max(400, 'A reason has at most 400 characters.').matches(/^[^\n\r\0]*$/, 'A reason is one line.');

export const stepBody = object({
  action: string().required().oneOf(ACTIONS),
  to: version,
  version,
  reason,
  branch: string().max(120).matches(/^[\w./-]*$/, 'This is no name of a branch.'),
  until: string().matches(/^\d{4}-\d\d-\d\d$/, 'A day looks like 2026-12-31.'),
  by: object({ person: words, commit: words }).default(undefined),
});

export type StepBody = (typeof stepBody)['__outputType'];

export const tokenBody = object({
  squad: string().required().trim().matches(/^[\w][\w .-]{0,60}$/, 'A squad’s name has letters, digits, spaces, dots and dashes.'),
  remotes: array(remoteName).required().min(1, 'Name the remotes that it may publish.').max(30),
  publicKey: string().nullable().default(null).max(1_000),
});

export const revocationBody = object({ id: string().required().uuid(), reason: reason.required('Say why.') });

/** What a value may be says the one who keeps it, who knows the manifests. */
export const settingBody = object({
  remote: remoteName, name: string().required().max(60), value: string().nullable().defined().max(1_000),
});

export const freezeBody = object({ reason: reason.nullable().default(null) });
