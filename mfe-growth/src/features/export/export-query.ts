/** In the address: the export dialog is open; with the id of a file, it shows that one. */
export const EXPORT = 'export';
