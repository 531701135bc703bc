/**
 * The first slice of a new remote, to be changed into its own: a list of the company's team that is kept in step, a form, a
 * command, the states of a page, a sample and their tests.
 * @param {{ name: string, title: string, view: string }} remote its name, the page's title and the component of its page
 * @returns {Record<string, string>} text by path
 */
export function sliceFiles({ name, title, view }) {
  return {
    'src/app/client.ts': `import { embedded } from '@heartwood/client-kit/cache';
import { createClient, type RemoteClient } from '@heartwood/client-kit/graphql';
import type { Shell } from '@heartwood/contract';
import { cacheExchange } from '@urql/exchange-graphcache';

export function createRemoteClient(shell: Shell): RemoteClient {
  // Entities by id; what lives inside its answer has no key of its own.
  const cache = cacheExchange({
    keys: {
      GrowthFramework: (framework) => String(framework.companyId),
      Team: (team) => String(team.companyId),
      CompanyEvent: embedded,
      TeamPayload: embedded,
      UserError: embedded,
    },
  });
  return createClient(shell, { remote: '${name}', cache });
}
`,
    'src/app/sent-operations.dom.test.ts': `import type { TypedDocumentNode } from '@urql/core';
import { documentsOf, sentText } from '@heartwood/contract/fake-shell';
import { createSampleShell } from '../../dev/sample-shell';
import persisted from '../../persisted-operations.json';
import * as generated from '../generated/graphql';
import { createRemoteClient } from './client';

const documents = documentsOf<TypedDocumentNode<unknown, Record<string, unknown>>>(generated);

it.each(documents)('%s is sent as the build hashed it: a server that knows the list takes it', async (name, document) => {
  const shell = createSampleShell('/');
  const sent = await sentText(document, ({ fetch, subscribe }, kind, variables) => {
    createRemoteClient({ ...shell, fetch, socket: { ...shell.socket, subscribe } }).client[kind](document, variables).subscribe(() => undefined);
  });
  expect(sent).toBe(persisted.operations.find((operation) => operation.name === name)?.text);
});

it('the list has nothing that is not sent', () => {
  expect(persisted.operations.map((operation) => operation.name)).toEqual(documents.map(([name]) => name).sort((a, b) => a.localeCompare(b)));
});
`,
    [`src/app/${name}-page.tsx`]: `import { CompanyProviders } from '@heartwood/client-kit/company';
import type { ViewProps } from '@heartwood/contract/kit';
import { PeoplePage } from '../features/people/people.page';
import { createRemoteClient } from './client';

// The first picture does without it.
const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);

/** Everything under /app/${name}. */
export function ${view}({ shell }: ViewProps) {
  return (
    <CompanyProviders shell={shell} createClient={createRemoteClient} events={loadEvents}>
      <PeoplePage />
    </CompanyProviders>
  );
}
`,
    'src/app/company-events.graphql': `# What this remote hears of each step of the company. The cache takes it in by id.
subscription CompanyEvents($companyId: ID!, $after: Int) {
  companyEvents(companyId: $companyId, after: $after) {
    seq
    type
    team {
      ...PeopleTeam
    }
  }
}
`,
    'src/features/people/people.graphql': `query People($companyId: ID!) {
  growthFramework(companyId: $companyId) {
    companyId
    eventSeq
  }
  team(companyId: $companyId) {
    ...PeopleTeam
  }
}

mutation SavePosition($id: ID!, $set: TeamMemberSet!) {
  updateTeamMember(id: $id, set: $set) {
    team {
      ...PeopleTeam
    }
    error {
      code
      field
      message
    }
  }
}

fragment PeopleTeam on Team {
  companyId
  members {
    id
    email
    position
    user {
      id
      firstname
      lastname
    }
  }
}
`,
    'src/features/people/people.page.tsx': `import { useCompany } from '@heartwood/client-kit/company';
import { NotAMember, PageFailure } from '@heartwood/client-kit/states';
import { usePageHead } from '@heartwood/contract/kit';
import { Skeleton } from '@heartwood/shared-ui';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { PeopleDocument } from '../../generated/graphql';
import { PeopleList } from './people-list';

/** Who is in the company, and what each of them does. */
export function PeoplePage() {
  const { companyId, sawStep } = useCompany();
  const [{ data, error, fetching }, ask] = useQuery({ query: PeopleDocument, variables: { companyId } });
  usePageHead({ title: '${title}', crumbs: [{ label: '${title}' }] });
  const step = data?.growthFramework?.eventSeq;
  useEffect(() => {
    if (step !== undefined) sawStep(step);
  }, [step, sawStep]);

  if (data?.team) return <PeopleList members={data.team.members} />;
  if (data) return <NotAMember />;
  if (error && !fetching) return <PageFailure what="The team" error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  return <Skeleton height={160} />;
}
`,
    'src/features/people/member.ts': `import type { PeopleTeamFragment } from '../../generated/graphql';

export type Member = PeopleTeamFragment['members'][number];

/** Who has not accepted yet has no name: the address stands in its place. */
export function memberName({ user, email }: Member): string {
  return user ? \`\${user.firstname} \${user.lastname}\`.trim() : email;
}
`,
    'src/features/people/people-list.tsx': `import { usePageHeading } from '@heartwood/client-kit/keys';
import { Button, EmptyState, H1, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { memberName, type Member } from './member';
import { PositionForm } from './position.form';

const Page = styled.div\`display: flex; flex-direction: column; gap: 16px; padding: 24px;\`;
const Rows = styled.ul\`margin: 0; padding: 0; list-style: none; & > li + li { border-top: 1px solid var(--border); }\`;
const Line = styled.li\`display: flex; align-items: center; gap: 12px; min-height: 48px; & > b { flex: 1; }\`;

/** One line a person; the position opens in a form. */
export function PeopleList({ members }: { members: readonly Member[] }) {
  const heading = usePageHeading('people');
  const [open, setOpen] = useState<Member | null>(null);
  return (
    <Page>
      <H1 ref={heading} tabIndex={-1}>${title}</H1>
      {members.length === 0 ? <EmptyState title="Nobody is here yet" text="Who joins the company stands here." /> : (
        <Rows aria-label="People">
          {members.map((member) => (
            <Line key={member.id}>
              <b>{memberName(member)}</b>
              <Text tone="2">{member.position || 'No position'}</Text>
              <Button size="sm" aria-label={\`Change the position of \${memberName(member)}\`} onClick={() => setOpen(member)}>Change</Button>
            </Line>
          ))}
        </Rows>
      )}
      {open ? <PositionForm member={open} onClose={() => setOpen(null)} /> : null}
    </Page>
  );
}
`,
    'src/features/people/position.form.tsx': `import { useCommand } from '@heartwood/client-kit/commands';
import {
  CheckedForm, checkWith, FormError, FormFields, SubmitButton, submitWith, TextField, throwRefusal,
} from '@heartwood/client-kit/forms';
import { Modal } from '@heartwood/shared-ui';
import { Formik } from 'formik';
import { SavePositionDocument } from '../../generated/graphql';
import { memberName, type Member } from './member';

const check = checkWith(() => import('./position.schema'));

/** What a person does in the company. What the server finds wrong with it stands under the field. */
export function PositionForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const run = useCommand();
  const save = submitWith(async ({ position }: { position: string }) => {
    const variables = { id: member.id, set: { position: position.trim() } };
    const result = await run(SavePositionDocument, 'updateTeamMember', variables, { doing: 'saving the position', fields: ['position'] });
    throwRefusal(result);
    if (result.ok) onClose();
  });
  return (
    <Modal open onClose={onClose} title="Change the position">
      <Formik initialValues={{ position: member.position }} validate={check} validateOnChange={false} onSubmit={save}>
        <CheckedForm label={\`Position of \${memberName(member)}\`}>
          <FormFields>
            <TextField name="position" label="Position" />
            <FormError />
            <SubmitButton>Save</SubmitButton>
          </FormFields>
        </CheckedForm>
      </Formik>
    </Modal>
  );
}
`,
    'src/features/people/position.schema.ts': `import { requiredLine } from '@heartwood/client-kit/forms';
import { object } from 'yup';

export const schema = object({ position: requiredLine('Enter a position', { min: 2, max: 60 }) });
`,
    'src/features/people/people.sample.ts': `import type { Samples } from '@heartwood/client-kit/samples';
import type { PeopleTeamFragment } from '../../generated/graphql';

/** A server in memory that knows this slice: for the remote alone, and for its tests. */
export function peopleSamples(companyId: string): Samples {
  const amara = { __typename: 'Person' as const, id: 'u1', firstname: 'Amara', lastname: 'Okafor' };
  const jonas = { __typename: 'Person' as const, id: 'u2', firstname: 'Jonas', lastname: 'Lindqvist' };
  const team: PeopleTeamFragment = {
    __typename: 'Team', companyId,
    members: [
      { __typename: 'TeamMember', id: 'm1', email: 'amara@loopcrate.example', position: 'Founder', user: amara },
      { __typename: 'TeamMember', id: 'm2', email: 'jonas@loopcrate.example', position: '', user: jonas },
    ],
  };
  return {
    People: () => ({ growthFramework: { __typename: 'GrowthFramework', companyId, eventSeq: 7 }, team }),
    SavePosition: ({ id, set }) => {
      const members = team.members.map((member) => (member.id === id ? { ...member, ...(set as object) } : member));
      team.members = members;
      return { updateTeamMember: { __typename: 'TeamPayload', error: null, team: { ...team, members } } };
    },
  };
}
`,
    'src/features/people/people.page.test.tsx': `import { callsOf, heading, mountPage, unmountAll } from '@heartwood/client-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSampleShell } from '../../../dev/sample-shell';
import { page } from '../../remote';

afterEach(unmountAll);

test('the page shows who is in the company', async () => {
  await mountPage(page, createSampleShell('/'));
  expect(await heading('${title}')).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem')).toHaveLength(2);
});

test('a position is changed, and the list has it', async () => {
  const { shell } = await mountPage(page, createSampleShell('/'));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the position of Jonas Lindqvist' }));
  await userEvent.type(screen.getByLabelText('Position'), 'CTO{Enter}');
  expect(await screen.findByText('CTO')).toBeVisible();
  expect(callsOf(shell, 'SavePosition')).toMatchObject([{ variables: { id: 'm2', set: { position: 'CTO' } } }]);
});

test('what the server finds wrong with it stands under the field', async () => {
  const error = { __typename: 'UserError', code: 'INVALID', field: 'position', message: 'Use plain words.' };
  const refused = { updateTeamMember: { __typename: 'TeamPayload', team: null, error } };
  await mountPage(page, createSampleShell('/', { operations: { SavePosition: refused } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change the position of Jonas Lindqvist' }));
  await userEvent.type(screen.getByLabelText('Position'), 'CTO{Enter}');
  expect(await screen.findByText('Use plain words.')).toBeVisible();
});

test('a page that could not be loaded says so and is asked for again', async () => {
  const shell = createSampleShell('/', { operations: { People: new Error('down') } });
  await mountPage(page, shell);
  expect(await screen.findByText('The team could not be loaded')).toBeVisible();
  expect(shell.fake.reports).toMatchObject([{ context: { remote: '${name}', where: 'People' } }]);
});
`,
    'dev/sample-shell.ts': `import { createSampleShell as createShell, joinSamples, type SamplePlace } from '@heartwood/client-kit/samples';
import type { FakeShell, FakeShellOptions } from '@heartwood/contract/fake-shell';
import { peopleSamples } from '../src/features/people/people.sample';

const PLACE: SamplePlace = { basePath: '/app/${name}', self: { id: 'u1', firstname: 'Amara', lastname: 'Okafor' } };

/** The remote on the fake shell, answered by the samples of its slices. */
export function createSampleShell(path: string, options: FakeShellOptions = {}): FakeShell {
  return createShell(PLACE, path, joinSamples(peopleSamples('c1')), options);
}
`,
  };
}
