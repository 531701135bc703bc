import { useCompany } from '@heartwood/client-kit/company';
import { CREDIT_ALLOWANCES, CREDIT_PACKS, creditsWord, CURRENCY, fullName, shortMoney } from '@heartwood/contract/domain';
import { useShell } from '@heartwood/contract/kit';
import { Button, CoinsIcon, Modal, Radio, SendIcon, Text } from '@heartwood/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import { useQuery } from 'urql';
import { AskPayerDocument, CompanyOwnerDocument } from '../../generated/graphql';
import { useCommand } from '../../module/command';
import { SUBSCRIPTION } from '../../module/places';

const Packs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
  & > div { flex: 1 1 112px; border: 1px solid var(--border-2); border-radius: var(--r-3); }
  & > div[data-on='true'] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); }
  & label { display: flex; align-items: center; min-height: 40px; padding: 8px 12px; gap: 8px; }
  & b { font-weight: var(--fw-semi); }
  & small { margin-left: 10px; font-size: 13px; color: var(--text-2); }
`;

/** Nothing is left to pay a suggestion with: who may pay chooses a pack, anybody else asks the owner. */
export function CreditsDialog({ balance, price, onClose }: { balance: number; price: number; onClose: () => void }) {
  const { isManager } = useCompany();
  return isManager ? <BuyMore balance={balance} price={price} onClose={onClose} /> : <AskForMore balance={balance} onClose={onClose} />;
}

function BuyMore({ balance, price, onClose }: { balance: number; price: number; onClose: () => void }) {
  const navigate = useNavigate();
  const [pack, setPack] = useState<string>(CREDIT_PACKS[0]?.key ?? '');
  return (
    <Modal
      open onClose={onClose} size={440} title={`You have ${creditsWord(balance)}`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Not now</Button>
          <Button variant="primary" icon={CoinsIcon} onClick={() => void navigate(`${SUBSCRIPTION}/credits?pack=${pack}`)}>
            Buy Points
          </Button>
        </>
      )}
    >
      <Text as="p" tone="2">A suggestion costs {creditsWord(price)}. {CREDIT_ALLOWANCES.Pro} credits come with Pro every month.</Text>
      <Packs role="radiogroup" aria-label="Pack">
        {CREDIT_PACKS.map(({ key, credits, amount }) => (
          <div key={key} data-on={key === pack}>
            <Radio name="pack" checked={key === pack} onChange={() => setPack(key)}>
              <span><b>{credits}</b><small>{shortMoney(amount, CURRENCY)}</small></span>
            </Radio>
          </div>
        ))}
      </Packs>
    </Modal>
  );
}

function AskForMore({ balance, onClose }: { balance: number; onClose: () => void }) {
  const { companyId, companyName } = useCompany();
  const shell = useShell();
  const run = useCommand();
  const [{ data }] = useQuery({ query: CompanyOwnerDocument, variables: { companyId } });
  const [isBusy, setBusy] = useState(false);
  const owner = data?.team?.owner;
  const ask = async () => {
    setBusy(true);
    const result = await run(AskPayerDocument, 'askPayer', { companyId, feature: 'Credits' }, { doing: 'asking for credits' });
    setBusy(false);
    if (!result.ok || !result.payload.asked) return;
    shell.toast({ title: `${fullName(result.payload.asked)} got your message`, status: 'success' });
    onClose();
  };
  return (
    <Modal
      open onClose={onClose} size={440} title={`${companyName} has ${creditsWord(balance)}`}
      footer={(
        <>
          <Button variant="ghost" onClick={onClose}>Not now</Button>
          <Button variant="primary" icon={SendIcon} busy={isBusy} onClick={() => void ask()}>
            Ask {owner ? fullName(owner) : 'the owner'}
          </Button>
        </>
      )}
    >
      <Text as="p" tone="2">The owner and admins can buy more.</Text>
    </Modal>
  );
}
