export { apartFromSql, areApartSql, BANNED, mutedBySql } from './apart';
export * from './reach.table';
