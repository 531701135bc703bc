import { ComposerBox } from '../features/composer/composer-box';
import { CompanyProfilePage } from '../features/profile/company-profile.page';
import { UserProfilePage } from '../features/profile/user-profile.page';
import { WithParts } from './with-parts';

export const WholeUserProfile = () => <WithParts><UserProfilePage composer={<ComposerBox />} /></WithParts>;
export const WholeCompanyProfile = () => <WithParts><CompanyProfilePage /></WithParts>;
