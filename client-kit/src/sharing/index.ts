export type { DoorAnswers, DoorAsks } from './door-answers';
export { DoorForm } from './door-form';
export {
  endOf, isOver, lastDayOf, lastOf, momentWords, namesOf, newPasscode, secondsWords, standingOf, totalsOf, viewsOf, type KeptLink,
} from './kept-link';
export { LinkForm, SwitchLine, type LinkFormProps } from './link.form';
export { linkRules, linkSetOf, linkValuesOf, type LinkValues } from './link-values';
export { LinkLines, LinkPart, LinkVisits } from './link-visits';
export { LinksDialog, type LinksOf } from './links.dialog';
export type { MadeAddress } from './made-addresses';
export { useKeptLinks } from './use-kept-links';
export { useVisit, type Visit, type Visitor } from './use-visit';
