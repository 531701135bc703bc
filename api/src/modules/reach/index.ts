export { apartFromSql, areApartSql, mutedBySql } from './apart';
export * from './reach.table';
