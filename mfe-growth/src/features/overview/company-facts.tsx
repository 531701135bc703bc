import { Button, Card, CompanyMark, H2, latePart, mobile, PencilIcon, print, Text } from '@heartwood/shared-ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { CompanyFactsFragment } from '../../generated/graphql';
import { dayInWords } from '../../module/days';
import { factsOf } from './facts-words';
import type { MayEdit } from './facts.form';

// Formik and the countries come when somebody edits.
const FactsForm = latePart(() => import('./facts.form').then((part) => part.FactsForm));

const Frame = styled(Card)`min-width: 0; padding: 16px 18px;`;
const Cover = styled.img`
  display: block; width: calc(100% + 36px); height: 88px; margin: -16px -18px 14px; object-fit: cover;
  border-radius: var(--r-3) var(--r-3) 0 0;
`;
const Head = styled.header`
  display: flex; align-items: center; gap: 14px; margin-bottom: 12px;
  & > div { flex: 1; min-width: 0; }
  & h2 { font-size: 15px; line-height: 20px; overflow-wrap: anywhere; }
  ${print} { & > button { display: none; } }
`;
const Facts = styled.dl`
  display: grid; grid-template-columns: 1fr 1fr; gap: 8px 20px; margin: 0;
  & > div { min-width: 0; font-size: 13px; line-height: 20px; }
  & dt { color: var(--text-3); }
  & dd { margin: 0; font-weight: 540; overflow-wrap: anywhere; }
  ${mobile} { font-size: 14px; }
`;
const Unsaid = styled.span`color: var(--text-3); font-weight: var(--fw-body);`;

export interface CompanyFactsProps {
  company: CompanyFactsFragment;
  /** The owner's name. */
  founder: string;
  may: MayEdit;
}

/** What the company says of itself, and the form to change it. */
export function CompanyFacts({ company, founder, may }: CompanyFactsProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const canEdit = Object.values(may).some(Boolean);
  const founded = `Founded by ${founder}, ${dayInWords(company.createdAt)}`;
  const wasEditing = useRef(false);
  // The button that opened the form takes the focus back, once it stands there again.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) {
    return (
      <Frame as="section" aria-label="Company facts">
        <FactsForm
          fallback={<div aria-busy="true" />} company={company} founded={founded} may={may} onClose={() => setEditing(false)}
        />
      </Frame>
    );
  }
  return (
    <Frame as="section" aria-label="Company facts">
      {company.coverImage === null ? null : <Cover src={company.coverImage} alt="" />}
      <Head>
        <CompanyMark name={company.name} logo={company.logo} size={44} />
        <div><H2>{company.name}</H2><Text as="p" size="small" tone="3">{founded}</Text></div>
        {canEdit ? <Button ref={edit} size="sm" icon={PencilIcon} onClick={() => setEditing(true)}>Edit</Button> : null}
      </Head>
      <Facts>
        {factsOf(company).map(([label, words]) => (
          <div key={label}><dt>{label}</dt><dd>{words ?? <Unsaid>Not said yet</Unsaid>}</dd></div>
        ))}
      </Facts>
    </Frame>
  );
}
