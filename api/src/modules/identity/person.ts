/** What members of a company and invitees may know of a person. */
export interface Person {
  id: string;
  firstname: string;
  lastname: string;
  profilePhoto: string | null;
  /** 'true' or 'false' (product/decisions 27). */
  OnlineStatus: string;
}

/** First and last name of the row of `users` with this alias. */
export const fullNameSql = (alias: string) => `(${alias}.firstname || ' ' || ${alias}.lastname)`;

/** `Person` of the row of `users` with this alias, as JSON. */
export const personSql = (alias: string) => `json_build_object(
  'id', ${alias}.id,
  'firstname', ${alias}.firstname,
  'lastname', ${alias}.lastname,
  'profilePhoto', ${alias}.profile_photo,
  'OnlineStatus', ${alias}.online_status
)`;
