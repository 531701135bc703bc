import { mountPage } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { screen } from '@testing-library/react';
import { createSampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { slots } from '../remote';

/** The notes, open over nothing. */
export async function openPanel(options: FakeShellOptions = {}, params: Record<string, string> = {}, server = createSampleServer()) {
  const page = await mountPage(slots?.['notes-panel@1'], createSampleShell('/', options, server), params);
  await screen.findByRole('button', { name: 'New note' });
  return { ...page, server };
}

export const note = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title}`) });
export const lastToast = ({ shell }: Awaited<ReturnType<typeof openPanel>>) => shell.fake.toasts.at(-1);
export const refused = (field: string, payload: object, code = 'INTERNAL_SERVER_ERROR') => (
  { [field]: { ...payload, error: { __typename: 'UserError', code, field: null, message: '' } } }
);
export const NO_NOTE = { __typename: 'NotePayload', note: null };
export const NO_FOLDER = { __typename: 'NoteSegmentPayload', segment: null };
