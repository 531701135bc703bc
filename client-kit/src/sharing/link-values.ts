import { LIMITS } from '@heartwood/contract/domain';
import { boolean, string } from 'yup';
import { endOf, lastDayOf, namesOf, type KeptLink } from './kept-link';

/** What every form of a link asks, whatever it shows. */
export interface LinkValues {
  names: string;
  expiresAt: string | null;
  hasPasscode: boolean;
  passcode: string;
  asksMail: boolean;
}

/** Nobody types so many at once; each is a link of its own. */
const MOST_AT_ONCE = 20;
const { min, max } = LIMITS.sharePasscode;
const { max: longest } = LIMITS.shareLinkName;

/** @param isKept the link has a passcode already, which stays as it is while none is written */
export const linkRules = (isKept: boolean) => ({
  names: string()
    .test('some', 'Say who the link is for.', (text = '') => namesOf(text).length > 0)
    .test('many', `At most ${MOST_AT_ONCE} links can be made at once.`, (text = '') => namesOf(text).length <= MOST_AT_ONCE)
    .test('long', `A name can have at most ${longest} characters.`, (text = '') => namesOf(text).every((name) => name.length <= longest)),
  hasPasscode: boolean(),
  passcode: string().when('hasPasscode', ([wanted], text) => (wanted
    ? text.max(max, `The passcode can have at most ${max} characters.`).test(
      'short', `The passcode should have at least ${min} characters.`, (said = '') => said.length >= min || (isKept && said === ''),
    ) : text)),
});

export const linkValuesOf = (link: KeptLink | null): LinkValues => ({
  names: link?.name ?? '', expiresAt: link?.expiresAt ? lastDayOf(link.expiresAt) : null,
  hasPasscode: link?.hasPasscode ?? false, passcode: '', asksMail: link?.asksMail ?? false,
});

/** What is sent of it for one name. */
export function linkSetOf({ expiresAt, hasPasscode, passcode, asksMail }: LinkValues, name: string) {
  return {
    name, asksMail,
    ...(expiresAt === null ? { neverExpires: true } : { expiresAt: endOf(expiresAt) }),
    ...(hasPasscode ? passcode !== '' && { passcode } : { passcode: '' }),
  };
}
