/** What a connection of the API says of itself to PostgreSQL (`api/src/db/postgres.ts`), as far as it makes statements faster or slower. */
export const AS_THE_API = { options: '-c jit=off' };
