import type { Config } from '../../process/config';

/** Where the links in identity's mails lead. */
export const verifyLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string) => `${publicUrl}/auth/verify-email?token=${token}`;
export const resetLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string) => `${publicUrl}/auth/set-password?token=${token}`;
export const undoLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string) => `${publicUrl}/auth/undo-address?token=${token}`;
export const securityLink = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/app/settings/security`;
export const loginLink = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/auth/login`;
export const forgotLink = ({ publicUrl }: Pick<Config, 'publicUrl'>) => `${publicUrl}/auth/forgot-password`;
