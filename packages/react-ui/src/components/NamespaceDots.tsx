import type { Namespace } from '@foyer/core'
import { useUi } from '../UiContext.js'
import { NetworkIcon } from './NetworkIcon.js'

/** Signs beyond this many would say less than their number. */
const SHOWN = 3

/** With how many kinds of networks a wallet works. */
export function NamespaceDots({ namespaces }: { readonly namespaces: readonly Namespace[] }) {
  const { context, messages } = useUi()
  const networks = namespaces.slice(0, SHOWN).flatMap((namespace) => context.stores.networks.of(namespace)[0] ?? [])
  return (
    <>
      <span className="fy-dots" aria-hidden="true">
        {networks.map((network) => (
          <NetworkIcon key={network.caipNetworkId} network={network} size={20} isQuiet />
        ))}
      </span>
      <span className="fy-tag fy-tag--plain">
        <span aria-hidden="true">{namespaces.length}</span>
        <span className="fy-vh">{messages.connect.namespaces(namespaces.length)}</span>
      </span>
    </>
  )
}
