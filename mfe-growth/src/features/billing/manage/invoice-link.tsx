import { DownloadIcon, Icon, IconButtonLook } from '@heartwood/shared-ui';

/** The invoice's PDF; nothing where there is none yet. */
export function InvoiceLink(
  { invoice: { description, pdfUrl } }: { invoice: { description: string; pdfUrl?: string | null | undefined } },
) {
  if (pdfUrl == null) return null;
  const label = `Download PDF, ${description}`;
  return <IconButtonLook as="a" $size="sm" href={pdfUrl} download aria-label={label} data-tip={label}>
    <Icon as={DownloadIcon} size={16} />
  </IconButtonLook>;
}
