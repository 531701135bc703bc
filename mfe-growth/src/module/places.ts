/** Where the growth framework stands in the product. */
export const FRAMEWORK = '/app/growth-framework';
/** The company's own facts, its pitch in a few sentences and the 28 modules, below the framework. */
export const COMPANY_OVERVIEW = '/overview';
/** Leads to the card of the idea stage on the home: a menu names paths. */
export const IDEA_STAGE = '/idea-stage';
/** Plan and credits, below the framework. */
export const SUBSCRIPTION = '/subscription';
/** The summary for investors, a page of its own. */
export const PITCH = '/app/overview';
/** Who looks at the company, for owner and admins. */
export const INSIGHT = '/app/insight';

/** Where strangers read the plan by a link: a page that needs no account. */
export const SHARED = '/app/share';

/** A place of the framework as a path of the product, for links from elsewhere. */
export function inFramework(place: string): string {
  return FRAMEWORK + place.replace(/^\/(?=\?)/, '');
}

/** The dialog of a new presentation, with the pitch deck chosen. */
export const MAKE_PRESENTATION = '/app/presentation?new=pitch-deck';
