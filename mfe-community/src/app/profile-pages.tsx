import { useShell } from '@heartwood/contract/kit';
import { inPlace, latePart, Skeleton } from '@heartwood/shared-ui';
import { useDraftCount } from '../features/composer/box-draft';
import { ComposerBox } from '../features/composer/composer-box';
import { CompanyProfilePage } from '../features/profile/company-profile.page';
import { UserProfilePage } from '../features/profile/user-profile.page';
import { WithParts } from './with-parts';

const DraftsList = latePart(
  () => import('../features/composer/drafts.dialog').then((part) => part.DraftsList), { failed: inPlace('Drafts') },
);

export function WholeUserProfile() {
  const draftCount = useDraftCount(useShell().drafts);
  return (
    <WithParts>
      <UserProfilePage composer={<ComposerBox />} drafts={<DraftsList fallback={<Skeleton height={160} />} />} draftCount={draftCount} />
    </WithParts>
  );
}

export const WholeCompanyProfile = () => <WithParts><CompanyProfilePage /></WithParts>;
