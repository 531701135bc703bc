import { fullName } from '@heartwood/contract/domain';
import { useReadable, useShell } from '@heartwood/contract/kit';
import { Avatar, Button, CheckIcon, ChevronDownIcon, CompanyMark, Icon, mobile, Popover } from '@heartwood/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { VoicesDocument, type VoicesQuery } from '../../generated/graphql';
import type { PostDraft } from './post-draft';
import { ChoiceRow, ChoiceWords } from './visibility-menu';

const Label = styled.span`display: inline-flex; align-items: center; gap: 8px; min-width: 0; overflow: hidden; text-overflow: ellipsis;`;

// Of the button's words the name alone has room on a phone.
const Prefix = styled.span`margin-right: -4px; ${mobile} { display: none; }`;

type Company = VoicesQuery['me']['companies'][number];
type Voice = Pick<PostDraft, 'companyId' | 'isCompanyPost'>;

/** A company speaks through who writes for it: owner, admins and edit access (product decision 63). */
const speaksFor = ({ membership: { isOwner, isAdmin, isAdvisory, accessType } }: Company) => (
  isOwner || isAdmin || (!isAdvisory && accessType === 'edit')
);

/** Whose company a post belongs to: its members see it, whoever speaks. */
export function useCompanyOf({ companyId }: Voice): { id: string; name: string; logo: string | null } | null {
  const { company } = useReadable(useShell().session);
  const [{ data }] = useQuery({ query: VoicesDocument, pause: companyId === null || companyId === company.id });
  if (companyId === null) return null;
  if (companyId === company.id) return company;
  const found = data?.me.companies.find(({ id }) => id === companyId);
  return found ? { id: found.id, name: found.name, logo: found.logo ?? null } : null;
}

export interface VoiceMenuProps { draft: Voice; prefix?: string; onChange(voice: Voice): void }

/** Who speaks: the person, or a company they write for. Nothing to choose without one. */
export function VoiceMenu({ draft, prefix = '', onChange }: VoiceMenuProps) {
  const { user, company } = useReadable(useShell().session);
  const [isOpen, setOpen] = useState(false);
  const [{ data }] = useQuery({ query: VoicesDocument });
  const of = useCompanyOf(draft);
  const companies = data?.me.companies ?? [];
  const own = fullName(user);
  const speaker = draft.isCompanyPost && of ? of.name : own;
  const lead = draft.isCompanyPost && of
    ? <CompanyMark
      id={of.id} name={of.name} logo={of.logo} size={20}
    /> : <Avatar id={user.id} name={own} photo={user.profilePhoto} size={20} alt="" />;
  if (!companies.some(speaksFor)) return prefix === '' ? <Label>{lead}<b>{own}</b></Label> : null;
  const choose = (voice: Voice) => {
    onChange(voice);
    setOpen(false);
  };
  return (
    <Popover
      open={isOpen} onOpenChange={setOpen} label="Post as" width={328}
      trigger={(
        <Button variant="ghost" iconEnd={ChevronDownIcon} aria-label={`Post as: ${speaker}`}>
          <Label>{lead}{prefix === '' ? null : <Prefix>{prefix}</Prefix>}{speaker}</Label>
        </Button>
      )}
    >
      <ChoiceRow
        type="button" $on={!draft.isCompanyPost} aria-pressed={!draft.isCompanyPost}
        onClick={() => choose({ companyId: company.id, isCompanyPost: false })}
      >
        <Avatar id={user.id} name={own} photo={user.profilePhoto} size={28} alt="" />
        <ChoiceWords><b>{own}</b><small>{company.name}</small></ChoiceWords>
        {draft.isCompanyPost ? null : <Icon as={CheckIcon} size={16} />}
      </ChoiceRow>
      {companies.map((each) => {
        const isOn = draft.isCompanyPost && draft.companyId === each.id;
        return (
          <ChoiceRow
            key={each.id} type="button" $on={isOn} aria-pressed={isOn} disabled={!speaksFor(each)} onClick={() => (
              choose({ companyId: each.id, isCompanyPost: true })
            )}
          >
            <CompanyMark id={each.id} name={each.name} logo={each.logo ?? null} size={28} />
            <ChoiceWords><b>{each.name}</b><small>{reasonOf(each)}</small></ChoiceWords>
            {isOn ? <Icon as={CheckIcon} size={16} /> : null}
          </ChoiceRow>
        );
      })}
    </Popover>
  );
}

function reasonOf(company: Company): string {
  if (speaksFor(company)) return 'Company post';
  return company.membership.isAdvisory ? 'Advisors cannot post for this company' : 'You cannot post for this company';
}
