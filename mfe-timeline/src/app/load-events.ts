/** The stream's document: the first picture does without it. */
export const loadEvents = () => import('../generated/company-events.document').then((part) => part.CompanyEventsDocument);
