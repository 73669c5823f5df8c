import { useActivity, useIdentity, useTokens } from '@foyer/react-ui'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { shortenMiddle } from '../parts/shortenMiddle'
import { ActionCard } from './ActionCard'

// Rows that fit a card.
const MAX_ROWS = 3

export function HoldingsCard() {
  const [isShown, setShown] = useState(false)
  return (
    <ActionCard icon={Coins} title="Holdings" uses="useIdentity, useTokens, useActivity">
      {isShown ? (
        <Owned />
      ) : (
        <button type="button" className="chip" onClick={() => setShown(true)}>
          Show
        </button>
      )}
    </ActionCard>
  )
}

// A component of its own, because its hooks request data as soon as they are rendered.
function Owned() {
  const { name } = useIdentity()
  const { status, tokens, stale } = useTokens()
  const { transactions, hasMore, fetchMore } = useActivity()
  return (
    <>
      <p>
        {name ?? 'No name'}, {status}
        {stale ? ', outdated' : ''}
      </p>
      <ul className="connections">
        {tokens.slice(0, MAX_ROWS).map(({ address, chainId, symbol, quantity }) => (
          <li key={address ?? chainId}>
            <bdi>
              {quantity.numeric} {symbol}
            </bdi>
          </li>
        ))}
        {transactions.slice(0, MAX_ROWS).map(({ id, metadata }) => (
          <li key={id}>
            <bdi>
              {metadata.operationType} {shortenMiddle(id)}, {metadata.status}
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="chip" onClick={fetchMore}>
          Show older
        </button>
      )}
    </>
  )
}
