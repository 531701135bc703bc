import { array, boolean, mixed, object, string } from 'yup';
import { isEmail, LIMITS, nameFault, normalizeEmail } from '@heartwood/contract/domain';
import { newPasswordFault } from './new-password';

/** Letters of any script, but nothing that could pass for a link or break a line of a mail. */
const name = (label: string, { min, max }: { min: number; max: number }) =>
  string()
    .required(`${label} is required`)
    .trim()
    .min(min, `${label} is required`)
    .max(max, `${label} can have at most ${max} characters`)
    .test('name', (value, { createError }) => {
      const fault = nameFault(value ?? '', 'person');
      return fault === null || createError({ message: `${label} ${fault}` });
    });

const email = string().required('Email is required').max(254, 'Please enter a valid email address')
  .transform((value: unknown) => (typeof value === 'string' ? normalizeEmail(value) : value))
  .test('email', 'Please enter a valid email address', (value) => isEmail(value ?? ''));

/** Beside the names and the address of who signs up it may not be made of them; elsewhere the command knows whose it is. */
const newPassword = string().required('Choose a password').test('strong', async (value, { parent, createError }) => {
  const { firstname, lastname, email: address } = parent as Record<string, unknown>;
  const fault = await newPasswordFault(value, {
    ...(typeof firstname === 'string' && { firstname }),
    ...(typeof lastname === 'string' && { lastname }),
    ...(typeof address === 'string' && { email: address }),
  });
  return fault === null || createError({ message: fault });
});

/** What was set under older rules must still be accepted; it only has to be short enough to be hashed. */
const presentPassword = (label = 'Password') => string().required(`${label} is required`).max(1000, `${label} is wrong`);

const token = string().required('The link is incomplete').max(2000, 'The link is incomplete');

/** What an earlier sign-in on this device answered with. */
const device = string().max(100, 'device is too long').optional();

/** What the page made up before it asked Google, whose answer holds its hash. */
const nonce = string().max(200, 'nonce is too long').optional();

export const signUpBody = object({
  firstname: name('First name', LIMITS.firstname),
  lastname: name('Last name', LIMITS.lastname),
  email,
  password: newPassword,
  inviteToken: string().max(200, 'The invitation is incomplete').optional(),
});
/** The person has read that the account is about to end, and keeps it (`enter.ts`). */
const keepAccount = boolean().optional();

const ticket = string().required('Log in again').max(100, 'Log in again');
const sixDigits = string().required('Enter the 6 digits').transform((value: unknown) => (
  typeof value === 'string' ? value.replace(/\s/g, '') : value
))
  .matches(/^\d{6}$/, 'Enter the 6 digits');

export const loginBody = object({ email, password: presentPassword(), device, keepAccount });
/** One of `code`, from the app, and `recoveryCode`. */
export const secondFactorBody = object({
  ticket,
  code: sixDigits.notRequired(),
  recoveryCode: string().max(30, 'This code is not right').optional(),
  device,
  trust: boolean().default(false),
});
export const newTwoFactorBody = object({ code: sixDigits });
const passkeyName = string().required('Name the passkey').trim().min(1, 'Name the passkey')
  .max(60, 'A name can have at most 60 characters');
/** What a browser answers to WebAuthn; the library reads it strictly. */
const webauthnAnswer = mixed<object>((value): value is object => typeof value === 'object' && value !== null)
  .required('The passkey is incomplete');
export const newPasskeyBody = object({ name: passkeyName, response: webauthnAnswer });
export const passkeyNameBody = object({ name: passkeyName });
export const passkeySignInBody = object({ response: webauthnAnswer, device, keepAccount });
export const endTwoFactorBody = object({ password: string().max(1000, 'This password is wrong.').optional() });
export const refreshBody = object({ refresh_token: string().required('refresh_token is required').max(500, 'refresh_token is too long') });
export const logoutBody = object({ refresh_token: string().max(500, 'refresh_token is too long').optional() });
/** Ids of sign-ups, as `POST /users` answered with them; a browser knows a handful of its own. */
const requestId = string().uuid('The sign-up is not known');
export const verifyEmailBody = object({
  token,
  requests: array(requestId.required()).max(20, 'The sign-up is not known').optional(),
  password: string().max(1000, 'Password is wrong').optional(),
  device,
});
export const resendBody = object({ email, id: requestId.optional() });
export const undoAddressBody = object({ token });
export const emailBody = object({ email });
export const setPasswordBody = object({ password: newPassword, device });
export const changePasswordBody = object({
  currentPassword: presentPassword('Current password'), newPassword, signsOutOthers: boolean().default(true),
});
export const confirmAgainBody = object({
  password: string().max(1000, 'This password is wrong.').optional(),
  idToken: string().max(5000, 'idToken is too long').optional(),
  nonce,
});
/** `password`: of the account that the address has already, where Google does not own the address (`google-sign-on.ts`). */
export const googleBody = object({
  idToken: string().required('idToken is required').max(5000, 'idToken is too long'),
  nonce,
  inviteToken: string().max(200, 'The invitation is incomplete').optional(),
  password: string().max(1000, 'Password is wrong').optional(),
  device,
  keepAccount,
});
