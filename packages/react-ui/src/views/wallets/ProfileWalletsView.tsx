import type { Namespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { Tabs } from '../../components/Tabs.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useDisconnectToast } from '../../internal/useConnectionToasts.js'
import { getNamespaceLabel } from '../getNamespaceLabel.js'
import { NamespaceWallets } from './NamespaceWallets.js'

export function ProfileWalletsView() {
  const { context, messages } = useViewUi()
  const { namespace: active } = useActiveAccount()
  useDisconnectToast()
  const [chosen, choose] = useState<Namespace>()
  const { connections, networks } = context.stores
  const all = useStore(connections.$connections)
  const namespaces = [...context.adapters.keys()]
  const namespace = chosen ?? active
  const content = <NamespaceWallets key={namespace} namespace={namespace} />
  if (namespaces.length < 2) return content
  return (
    <div className="fy-view">
      <Tabs
        label={messages.wallets.kinds}
        tabs={namespaces.map((value) => {
          const [network] = networks.of(value)
          return {
            value,
            label: getNamespaceLabel(messages, value),
            icon: network && <NetworkIcon network={network} size={20} />,
            mark: all[value]?.live.length ? messages.wallets.connected : undefined,
          }
        })}
        value={namespace}
        onChange={choose}
      >
        {content}
      </Tabs>
    </div>
  )
}
