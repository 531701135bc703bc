export { ExportFile, type ExportFileProps } from './export-file';
export { isOpen, type AskedFile } from './export-state';
