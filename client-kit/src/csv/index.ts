export { amount, currency, fault, namesOf, oneOf, rating, text, type CellRead, type CsvField } from './csv-fields';
export { toCsv } from './csv-file';
export { CsvImportDialog, type CsvImportProps } from './csv-import.dialog';
export { csvBlob, downloadFile } from './download-file';
