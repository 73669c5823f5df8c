import type { Namespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { Tabs } from '../../components/Tabs.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useEndNotice } from '../../hooks/useEndNotice.js'
import { useViewUi } from '../../useViewUi.js'
import { namespaceLabel } from '../namespaceLabel.js'
import { NamespaceWallets } from './NamespaceWallets.js'

/** The visitor's wallets, one kind of networks at a time. */
export function ProfileWalletsView() {
  const { context, messages } = useViewUi()
  const { namespace: active } = useActiveAccount()
  useEndNotice()
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
            label: namespaceLabel(messages, value),
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
