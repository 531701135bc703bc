import { CountryField } from '@heartwood/client-kit/company-fields';
import { TextField } from '@heartwood/client-kit/forms';
import { mobile } from '@heartwood/shared-ui';
import styled from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  align-items: start;
  & > [data-wide] { grid-column: 1 / -1; }
  ${mobile} { grid-template-columns: minmax(0, 1fr); }
`;

/** Who the invoice is made out to, within a formik form. */
export function DetailsFields({ disabled = false }: { disabled?: boolean }) {
  return (
    <Grid>
      <TextField name="name" label="Company" required autoComplete="organization" disabled={disabled} />
      <TextField name="taxId" label="VAT number" optional autoComplete="off" disabled={disabled} />
      <TextField
        name="companyRegistrationType" label="Registration type" optional placeholder="GmbH, UG, Ltd, sole trader" disabled={disabled}
      />
      <TextField name="email" label="Email for invoices" optional type="email" autoComplete="email" disabled={disabled} />
      <div data-wide>
        <TextField name="line1" label="Address" required placeholder="Street and number" autoComplete="address-line1" disabled={disabled} />
      </div>
      <TextField name="postalCode" label="Postal code" required autoComplete="postal-code" disabled={disabled} />
      <TextField name="city" label="City" required autoComplete="address-level2" disabled={disabled} />
      <div data-wide><CountryField required size="md" disabled={disabled} /></div>
    </Grid>
  );
}
