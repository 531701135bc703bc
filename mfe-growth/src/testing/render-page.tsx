import { mountPage, news as sendNews, type MountedPage } from '@heartwood/client-kit/testing';
import type { FakeShellOptions } from '@heartwood/contract/fake-shell';
import { PRIYA } from '../../dev/sample-people';
import { createSampleServer, type SampleServer } from '../../dev/sample-server';
import { createSampleShell } from '../../dev/sample-shell';
import { page } from '../remote';

export interface RenderedPage extends MountedPage {
  server: SampleServer;
}

/** Mounts the remote's page as the shell would, on the fake shell with the sample company. */
export async function renderPage(
  path: string,
  options: FakeShellOptions = {},
  server: SampleServer = createSampleServer(),
): Promise<RenderedPage> {
  return { ...await mountPage(page, createSampleShell(path, options, server)), server };
}

/** Something that another member did. */
export function news({ shell }: RenderedPage, seq: number, fields: object): void {
  const event = {
    __typename: 'CompanyEvent', type: 'MODULE_CHANGED', actorId: PRIYA.id, moduleKey: null, module: null, framework: null, comment: null,
    deletedCommentId: null, records: [], deletedRecordIds: [], team: null, company: null, profile: null,
  };
  sendNews(shell, 'CompanyEvents', { companyEvents: { ...event, seq, ...fields } });
}
