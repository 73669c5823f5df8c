import { useActivity, useIdentity, useTokens } from '@foyer/react-ui'
import { Coins } from 'lucide-react'
import { useState } from 'react'
import { shorten } from '../parts/shorten'
import { ActionCard } from './ActionCard'

/** As many as a card has room for. */
const SHOWN = 3

export function OwnsCard() {
  const [isShown, setShown] = useState(false)
  return (
    <ActionCard icon={Coins} title="Who, what and when" uses="useIdentity, useTokens, useActivity">
      {isShown ? (
        <Owned />
      ) : (
        <button type="button" className="chip" onClick={() => setShown(true)}>
          read
        </button>
      )}
    </ActionCard>
  )
}

/** Nothing is read before it is in the page. */
function Owned() {
  const { name } = useIdentity()
  const { status, tokens, stale } = useTokens()
  const { transactions, hasMore, fetchMore } = useActivity()
  return (
    <>
      <p>
        {name ?? 'No name'}, {status}
        {stale ? ', old' : ''}
      </p>
      <ul className="connections">
        {tokens.slice(0, SHOWN).map(({ address, chainId, symbol, quantity }) => (
          <li key={address ?? chainId}>
            <bdi>
              {quantity.numeric} {symbol}
            </bdi>
          </li>
        ))}
        {transactions.slice(0, SHOWN).map(({ id, metadata }) => (
          <li key={id}>
            <bdi>
              {metadata.operationType} {shorten(id)}, {metadata.status}
            </bdi>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="chip" onClick={() => void fetchMore()}>
          older
        </button>
      )}
    </>
  )
}
