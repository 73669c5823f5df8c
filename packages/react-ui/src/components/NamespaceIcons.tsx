import type { Namespace } from '@foyer/core'
import { useUi } from '../internal/UiContext.js'
import { NetworkIcon } from './NetworkIcon.js'

const MAX_ICONS = 3

export function NamespaceIcons({ namespaces }: { readonly namespaces: readonly Namespace[] }) {
  const { context, messages } = useUi()
  const networks = namespaces.slice(0, MAX_ICONS).flatMap((namespace) => context.stores.networks.of(namespace)[0] ?? [])
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
