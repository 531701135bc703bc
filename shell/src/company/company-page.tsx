import { checkCompanyFields, CompanyFields } from '@heartwood/client-kit/company-fields';
import { operationError, type ApiError } from '@heartwood/client-kit/commands';
import {
  CheckedForm, FormError, FormFields, GuardChanges, PictureField, SettingsCard, SettingsPage, SubmitButton, submitWith,
} from '@heartwood/client-kit/forms';
import { useUnit } from 'effector-react';
import { Formik } from 'formik';
import { useEffect } from 'react';
import { useMutation, useQuery } from 'urql';
import { Banner, Button, CompanyMark, EmptyState, H1, Skeleton } from '@heartwood/shared-ui';
import { pictureShell } from '../forms/picture-shell';
import { CompanyProfileDocument, UpdateCompanyDocument, type CompanyProfileQuery, type CompanySet } from '../generated/graphql';
import { pageHead } from '../page/page-head';
import { $pages } from '../registry/menu.model';
import { useCurrentCompany } from '../session/current-company';
import { toast, toastError } from '../toasts/toasts';
import { FocusCard } from './focus-card';
import { DeleteCompany } from './delete-company';
import { nav } from '../navigation/nav';

/** Where a company's Slack is connected, if a remote brings that page. */
const SLACK = '/app/slack';

type Profile = NonNullable<CompanyProfileQuery['company']>;

/** Name, logo, place, sectors, stage and objective of the company. */
export function CompanyPage() {
  const { company } = useCurrentCompany();
  // Forms begin from what the server has: what was kept from an earlier visit may have been changed since, by oneself too.
  const [{ data, fetching }, reload] = useQuery({
    query: CompanyProfileDocument, variables: { id: company.id }, requestPolicy: 'network-only',
  });
  useEffect(() => pageHead.set({ title: 'Company settings', crumbs: [{ label: 'Company settings' }] }), []);
  return (
    <SettingsPage>
      <H1>Company settings</H1>
      {data?.company ? <Settings key={company.id} profile={data.company} /> : null}
      {!data?.company && fetching
        ? <div aria-busy="true" role="region" aria-label="Loading the company"><Skeleton height={320} /></div>
        : null}
      {!data?.company && !fetching ? (
        <EmptyState
          title="The company could not be loaded"
          action={<Button variant="primary" onClick={() => reload({ requestPolicy: 'network-only' })}>Try again</Button>}
        />
      ) : null}
    </SettingsPage>
  );
}

function Settings({ profile }: { profile: Profile }) {
  const { company, isManager } = useCurrentCompany();
  const hasSlack = useUnit($pages).some(({ path }) => path === SLACK);
  const [, update] = useMutation(UpdateCompanyDocument);
  const save = async (set: CompanySet): Promise<ApiError | null> => {
    const { data, error } = await update({ id: profile.id, set });
    return operationError({ error, refusal: data?.updateCompany.error });
  };
  return (
    <>
      {isManager ? null : <Banner>Only the owner and admins change these. You can read them.</Banner>}
      <SettingsCard title="Profile">
        {isManager ? (
          <PictureField
            shell={pictureShell} label="Logo" fileType="logo" hasPicture={profile.logo != null} preview={<CompanyMark
              name={profile.name}
              logo={profile.logo}
              size={56}
            />}
            onChange={async (logo) => {
              const failure = await save({ logo });
              if (failure) toastError(failure.message);
            }}
          />
        ) : null}
        <Formik
          initialValues={{ name: profile.name, country: profile.country ?? '', city: profile.city ?? '', size: profile.size ?? '' }}
          validate={checkCompanyFields}
          validateOnChange={false}
          onSubmit={submitWith(async (values, helpers) => {
            const failure = await save({
              name: values.name.trim(), country: values.country || null, city: values.city.trim() || null, size: values.size || null,
            });
            if (failure) throw failure;
            helpers.resetForm({ values });
            toast({ title: 'Company saved', status: 'success' });
          })}
        >
          <CheckedForm label="Company profile">
            <GuardChanges nav={nav} />
            <fieldset disabled={!isManager}>
              <FormFields>
                <CompanyFields size="md" />
                <FormError />
                {isManager ? <SubmitButton>Save</SubmitButton> : null}
              </FormFields>
            </fieldset>
          </CheckedForm>
        </Formik>
      </SettingsCard>
      {isManager ? <FocusCard profile={profile} save={save} /> : null}
      {isManager && hasSlack ? (
        <SettingsCard title="Slack" lead="Your workspace hears of modules that are done, goals, comments and the week.">
          <div><Button href={SLACK}>Open Slack settings</Button></div>
        </SettingsCard>
      ) : null}
      {company.membership.isOwner ? (
        <SettingsCard title="Partners" lead="Sites of others that show your messaging: who they are, where they may, and with which key.">
          <div><Button href="/app/company/partners">Manage partners</Button></div>
        </SettingsCard>
      ) : null}
      {company.membership.isOwner ? (
        <SettingsCard
          title={company.isDemo ? 'Demo company' : 'Delete this company'}
          lead={`${company.isDemo ? 'It was filled with sample content. ' : ''}It goes for everybody at once; you can bring it back for 30 days.`}
        >
          <div><DeleteCompany label={company.isDemo ? 'Remove' : 'Delete company'} /></div>
        </SettingsCard>
      ) : null}
    </>
  );
}
