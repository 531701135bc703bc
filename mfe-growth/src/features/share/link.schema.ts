import { LIMITS, SHARE_SECTIONS, type ShareSection } from '@heartwood/contract/domain';
import { array, boolean, object, string } from 'yup';
import type { ShareLinkSet } from '../../generated/graphql';
import { endOf, lastDayOf, namesOf, type Link } from './link-words';

export interface LinkValues {
  names: string;
  sections: ShareSection[];
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
export const linkSchema = (isKept: boolean) => object({
  names: string()
    .test('some', 'Say who the link is for.', (text = '') => namesOf(text).length > 0)
    .test('many', `At most ${MOST_AT_ONCE} links can be made at once.`, (text = '') => namesOf(text).length <= MOST_AT_ONCE)
    .test('long', `A name can have at most ${longest} characters.`, (text = '') => namesOf(text).every((name) => name.length <= longest)),
  sections: array().of(string().required()).min(1, 'Choose at least one section.'),
  hasPasscode: boolean(),
  passcode: string().when('hasPasscode', ([wanted], text) => (wanted
    ? text.max(max, `The passcode can have at most ${max} characters.`).test(
      'short', `The passcode should have at least ${min} characters.`, (said = '') => said.length >= min || (isKept && said === ''),
    ) : text)),
});

export const valuesOf = (link: Link | null): LinkValues => ({
  names: link?.name ?? '', sections: link ? [...link.sections] : [...SHARE_SECTIONS],
  expiresAt: link?.expiresAt ? lastDayOf(link.expiresAt) : null,
  hasPasscode: link?.hasPasscode ?? false, passcode: '', asksMail: link?.asksMail ?? false,
});

/** What is sent of it for one name. */
export function setOf({ sections, expiresAt, hasPasscode, passcode, asksMail }: LinkValues, name: string): ShareLinkSet {
  return {
    name, sections, asksMail,
    ...(expiresAt === null ? { neverExpires: true } : { expiresAt: endOf(expiresAt) }),
    ...(hasPasscode ? passcode !== '' && { passcode } : { passcode: '' }),
  };
}
