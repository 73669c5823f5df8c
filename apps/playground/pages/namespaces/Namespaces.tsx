import { AccountButton, ConnectButton, NetworkButton } from '@foyer/react-ui'
import type { Chain } from './chain'
import { NamespaceCard } from './NamespaceCard'

/** The three buttons, and what can be done with each kind of networks. */
export function Namespaces({ chains }: { readonly chains: readonly Chain[] }) {
  return (
    <>
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
        <AccountButton />
      </div>
      {chains.map((chain) => (
        <NamespaceCard key={chain.namespace} chain={chain} />
      ))}
    </>
  )
}
