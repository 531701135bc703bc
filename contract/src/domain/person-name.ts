interface Named { firstname: string; lastname: string }

/** First and last name; empty when both are. */
export const fullName = ({ firstname, lastname }: Named): string => `${firstname} ${lastname}`.trim();

/** The same where somebody has to be named: 'No name' for who has none, and for whose account is gone (specification, section 5). */
export const personName = (person: Named | null | undefined): string => (person && fullName(person)) || 'No name';
