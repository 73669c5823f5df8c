import type { OpenParameters } from '@foyer/core'
import { getWallets } from '@foyer/core/actions'
import { useModal, useNetwork } from '@foyer/react-ui'
import { PanelsTopLeft } from 'lucide-react'
import { Outcome } from '../parts/Outcome'
import { ActionCard } from './ActionCard'

// Views that need no parameters.
const plain = [
  'Connect',
  'Account',
  'ProfileWallets',
  'Networks',
  'UnsupportedChain',
  'WhatIsAWallet',
  'GetWallet',
  'ContactedServers',
  'WalletSend',
  'WalletReceive',
  'WalletCompatibleNetworks',
  'RegisterAccountName',
] as const

export function ViewsCard() {
  const { modal, open, error } = useModal()
  const { networks, caipNetworkId } = useNetwork()
  const show = (parameters: OpenParameters) => open(parameters)
  const showWallet = () => {
    const [wallet] = getWallets(modal)
    if (wallet) show({ view: 'ConnectingExternal', walletId: wallet.id })
  }
  const showSwitch = () => {
    const other = networks.find((network) => network.caipNetworkId !== caipNetworkId) ?? networks[0]
    if (other) show({ view: 'SwitchNetwork', caipNetworkId: other.caipNetworkId })
  }
  return (
    <ActionCard icon={PanelsTopLeft} title="Open a view" uses="modal.open">
      <div className="choices">
        <button type="button" className="chip" onClick={() => show({})}>
          default view
        </button>
        {plain.map((view) => (
          <button key={view} type="button" className="chip" onClick={() => show({ view })}>
            {view}
          </button>
        ))}
        <button type="button" className="chip" onClick={showWallet}>
          ConnectingExternal
        </button>
        <button type="button" className="chip" onClick={showSwitch}>
          SwitchNetwork
        </button>
      </div>
      <Outcome isPending={false} pending="" error={error} />
    </ActionCard>
  )
}
