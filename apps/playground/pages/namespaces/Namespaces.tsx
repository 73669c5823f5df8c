import { AccountButton, ConnectButton, NetworkButton } from '@foyer/react-ui'
import { NamespaceCard } from './NamespaceCard'
import type { NamespaceExample } from './namespaceExample'

/** Renders the three buttons, and a card per namespace. */
export function Namespaces({ chains }: { readonly chains: readonly NamespaceExample[] }) {
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
