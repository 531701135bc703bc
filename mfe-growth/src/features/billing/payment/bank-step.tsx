import { useUnit } from 'effector-react';
import { useBilling } from '../billing-context';
import { BankStepDialog } from './bank-step.dialog';
import { $bankStep } from './bank-step.model';

/** Hosts the bank's page of the demo; Stripe brings its own. */
export function BankStep() {
  const { provider } = useBilling();
  const step = useUnit($bankStep);
  return step === null || provider?.localOrigin == null
    ? null
    : <BankStepDialog key={step.clientSecret} step={step} origin={provider.localOrigin} />;
}
