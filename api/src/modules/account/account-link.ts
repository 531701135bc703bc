import type { Config } from '../../process/config';

/** The page of the person's own account. */
export const accountLink = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/app/settings/account`;
