import { CityField, CompanyNameField, CountryField, sectorName, SizeField } from '@heartwood/client-kit/company-fields';
import { useCommand } from '@heartwood/client-kit/commands';
import { submitWith, TextField, throwRefusal } from '@heartwood/client-kit/forms';
import { NotLoaded, useFailure } from '@heartwood/client-kit/states';
import { companyProfilePath, LIMITS, modulePlace, OBJECTIVES, STAGES } from '@heartwood/contract/domain';
import { usePageHead } from '@heartwood/contract/kit';
import { Card, CompanyMark, H3, Segment, TextLink } from '@heartwood/shared-ui';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import {
  EditedCompanyDocument, SaveCompanyDocument, type CompanySet, type EditedCompanyQuery, type OwnCompanyFragment,
  type WholeCompanyProfileFragment,
} from '../../generated/graphql';
import { useDesk } from '../../notification/desk';
import { companyFaults, companySet, companyValues, type CompanyValues } from './company-values';
import { EditFrame, Pair } from './edit-frame';
import { Gone } from './gone';
import { changedFields, keepChanges, keptOver } from './kept-values';
import { ProfileSkeleton } from './profile-frame';
import { SectionsCard } from './sections-card';

const Plan = styled.ul`
  margin: 8px 0 0; padding: 0; list-style: none; font-size: var(--fs-dense);
  & > li { display: flex; align-items: center; gap: 12px; padding: 11px 14px; } & > li + li { border-top: 1px solid var(--border); }
  & > li > span:nth-child(2) { flex: 1; min-width: 0; } & b { font-weight: var(--fw-semi); }
`;

const FIELDS: readonly (keyof CompanyValues)[] = ['name', 'size', 'country', 'city', 'oneLine', 'elevatorPitch'];

/** /app/profile/company/:id/edit, for who may. */
export function EditCompanyPage() {
  const { id = '' } = useParams();
  const [asked, ask] = useQuery({ query: EditedCompanyDocument, variables: { id }, requestPolicy: 'cache-and-network' });
  const { isFailed, retry } = useFailure(asked, ask);
  const { company, companyProfile: profile } = asked.data ?? {};
  const name = profile?.company.name ?? 'Company';
  const path = companyProfilePath(id);
  const crumbs = [{ label: 'Explore', to: '/app/explore' }, { label: name, to: path }, { label: 'Edit' }];
  usePageHead({ title: 'Edit company profile', crumbs, backTo: path });
  if (isFailed) return <NotLoaded what="The profile" onRetry={retry} />;
  if (!asked.data) return <ProfileSkeleton />;
  if (!company || !profile?.canEdit) return <Gone kind="company" />;
  return <CompanyForm company={company} profile={profile} done={modulesDone(asked.data, id)} />;
}

const modulesDone = ({ me }: EditedCompanyQuery, id: string) => me.companies.find((one) => one.id === id)?.modulesDone ?? [];

function CompanyForm(
  { company, profile, done }: { company: OwnCompanyFragment; profile: WholeCompanyProfileFragment; done: readonly boolean[] },
) {
  const { shell } = useDesk();
  const run = useCommand();
  const navigate = useNavigate();
  const draft = `profile:company:${company.id}`;
  const saved = companyValues(company);
  /** What the person began with, or was told since. */
  const base = useRef(saved);
  const [initial] = useState(() => keptOver(shell.drafts, draft, saved));
  const store = async (set: CompanySet, doing: string) => (
    void await run(SaveCompanyDocument, 'updateCompany', { id: company.id, set }, { doing })
  );
  const save = async (values: CompanyValues, { resetForm }: FormikHelpers<CompanyValues>) => {
    const names = changedFields(values, saved);
    const variables = { id: company.id, set: companySet(values, names), base: companySet(base.current, names) };
    const result = await run(SaveCompanyDocument, 'updateCompany', variables, { doing: 'saving the profile', fields: FIELDS });
    if (!result.ok && result.code === 'CONFLICT' && result.payload?.profile) {
      base.current = companyValues(result.payload.profile);
      throwRefusal({ ...result, message: 'Somebody else has changed this meanwhile. Save again to put yours in its place.' });
    }
    throwRefusal(result);
    if (!result.ok || !result.payload.profile) return;
    base.current = companyValues(result.payload.profile);
    shell.drafts.set(draft, null);
    shell.toast({ title: 'Profile saved', status: 'success' });
    resetForm({ values: base.current });
  };
  return (
    <Formik initialValues={initial} validate={companyFaults} onSubmit={submitWith(save)}>
      {({ values, resetForm }) => (
        <EditFrame
          title="Edit company profile" hint="Level, stage, sectors and objective come from your plan and change there."
          cover={company.coverImage ?? null} coverPosition={company.coverPosition}
          onCover={(coverImage) => store({ coverImage, coverPosition: 50 }, 'changing the cover')}
          onReposition={(coverPosition) => store({ coverPosition }, 'moving the cover')}
          mark={<CompanyMark name={company.name} id={company.id} logo={company.logo} size={112} />}
          picture={{ fileType: 'logo', label: 'logo' }} onPicture={(logo) => store({ logo }, 'changing the logo')}
          changed={changedFields(values, saved)} onKeep={(kept) => keepChanges(shell.drafts, draft, kept as CompanyValues, saved)}
          onCancel={() => {
            shell.drafts.set(draft, null);
            resetForm({ values: saved });
            queueMicrotask(() => void navigate(`/company/${company.id}`));
          }}
          fields={(
            <>
              <Pair><CompanyNameField label="Name" size="md" /><SizeField label="Size" size="md" /></Pair>
              <Pair><CountryField size="md" /><CityField size="md" /></Pair>
              <TextField
                name="oneLine" label="One line" optional aside={`${values.oneLine.trim().length} of ${LIMITS.oneLine.max}`}
                autoComplete="off"
              />
              <TextField
                name="elevatorPitch" label="Elevator pitch" optional lines={4} aside={`${wordsOf(values.elevatorPitch)} of about 60 words`}
              />
              <FromPlan company={company} />
            </>
          )}
          aside={<SectionsCard profile={profile} done={done} />}
        />
      )}
    </Formik>
  );
}

const wordsOf = (text: string) => text.trim().split(/\s+/).filter(Boolean).length;

/** What the plan says and only the plan changes. */
function FromPlan({ company: { sectors, stageId, objective } }: { company: OwnCompanyFragment }) {
  const rows = [
    ['Business sectors', sectors.map(sectorName).join(', '), modulePlace('businessSectors'), 'Open module'],
    ['Business stage', STAGES.find(({ id }) => id === stageId)?.name ?? '', modulePlace('businessStage'), 'Open module'],
    ['Objective', OBJECTIVES.find(({ value }) => value === objective)?.label ?? '', '/app/growth-framework/overview', 'Change'],
  ] as const;
  return (
    <section aria-label="From your plan">
      <H3 as="h2">From your plan</H3>
      <Card style={{ marginTop: 8 }}>
        <Plan style={{ margin: 0 }}>
          {rows.map(([label, value, path, verb]) => (
            <li key={label}>
              <Segment solid={value !== ''} /><span><b>{label}</b> {value}</span>
              <TextLink href={path} aria-label={`${verb}: ${label}`}>{verb}</TextLink>
            </li>
          ))}
        </Plan>
      </Card>
    </section>
  );
}
