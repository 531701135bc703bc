/** Hands a file that was made in the browser to the person. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Rows as a file; see `toCsv`. */
export const csvBlob = (text: string) => new Blob([text], { type: 'text/csv;charset=utf-8' });
