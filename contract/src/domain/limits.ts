/**
 * How many characters what a person types may have: the forms say it under the field, the API refuses what is beyond.
 * Names go into mails and lists, which is why they are short.
 */
export const LIMITS = {
  companyName: { min: 2, max: 80 },
  city: { max: 80 },
  firstname: { min: 1, max: 60 },
  lastname: { min: 1, max: 60 },
  bio: { max: 2000 },
  /** Who somebody is, and what a company does, each in one line. */
  headline: { max: 90 },
  oneLine: { max: 90 },
  /** An address on a profile; so many of them. */
  link: { max: 200 },
  links: { max: 3 },
  phoneNumber: { max: 40 },
  address: { max: 200 },
  skill: { min: 2, max: 60 },
  /** A value or a habit. */
  itemLabel: { min: 1, max: 80 },
  itemDescription: { max: 500 },
  /** An assumption, its test and its result, each. */
  assumption: { max: 500 },
  /** What somebody found out about a claim of the plan. */
  evidenceNote: { min: 1, max: 500 },
  /** What a company adds to a development goal, and how it measures it, each. */
  goalText: { max: 2000 },
  /** What a row of the plan is called. */
  rowName: { min: 1, max: 200 },
  /** A kind or a category that somebody writes, a unit. */
  rowWord: { max: 80 },
  /** One line of a row. */
  rowLine: { max: 200 },
  /** Longer words of a row. */
  rowText: { max: 2000 },
  /** Rows that one file brings. */
  importedRows: { max: 200 },
  categoryName: { min: 3, max: 80 },
  comment: { max: 5000 },
  message: { max: 8000 },
  post: { max: 5000 },
  pollOption: { min: 1, max: 80 },
  savedLabel: { min: 1, max: 40 },
  reportNote: { max: 1000 },
  /** Who a link is for. */
  shareLinkName: { min: 1, max: 80 },
  sharePasscode: { min: 6, max: 100 },
  /** What a reader asks about a section. */
  shareQuestion: { min: 1, max: 1000 },
  noteFolder: { min: 1, max: 80 },
  noteTitle: { min: 1, max: 200 },
  noteTag: { min: 1, max: 40 },
  checkpoint: { min: 1, max: 200 },
} as const;
