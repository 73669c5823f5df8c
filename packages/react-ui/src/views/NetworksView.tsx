import type { Network } from '@foyer/core'
import { Info } from 'lucide'
import { useState } from 'react'
import { CheckIcon } from '../components/CheckIcon.js'
import { Chips } from '../components/Chips.js'
import { Icon } from '../components/Icon.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { SearchField } from '../components/SearchField.js'
import { useReadable } from '../hooks/useReadable.js'
import { useSwitchInModal } from '../hooks/useSwitchInModal.js'
import { useUi } from '../UiContext.js'

/** The networks of the site: which one is in use, and which the wallet cannot use. */
export function NetworksView() {
  const { context, messages } = useUi()
  const { networks: texts } = messages
  const all = useReadable(context.stores.networks.$all)
  const [query, setQuery] = useState('')
  const [isTest, setTest] = useState(false)
  const shown = all.filter(
    ({ name, testnet }) => name.toLowerCase().includes(query.trim().toLowerCase()) && (!isTest || testnet === true),
  )
  const hasTestnets = all.some(({ testnet }) => testnet)
  return (
    <div className="fy-view">
      <div className="fy-pin fy-stack">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
        {hasTestnets && (
          <Chips
            label={texts.filter}
            options={[
              { value: false, label: texts.all },
              { value: true, label: texts.testnets },
            ]}
            value={isTest}
            onChange={setTest}
          />
        )}
      </div>
      <div className={`fy-body fy-body--list fy-body--networks${shown.length > 6 ? ' fy-fade' : ''}`}>
        <p className="fy-vh" role="status">
          {query && texts.found(shown.length)}
        </p>
        {shown.length > 0 ? (
          <Rows label={texts.title}>
            {shown.map((network) => (
              <NetworkRow key={network.caipNetworkId} network={network} />
            ))}
          </Rows>
        ) : (
          <div className="fy-empty">
            <p className="fy-empty__t">{texts.none(query.trim())}</p>
            <p className="fy-empty__p">{texts.noneText}</p>
          </div>
        )}
        {isTest && (
          <div className="fy-alert fy-mt-2">
            <Icon node={Info} strokeWidth={1.75} />
            <div>{texts.testNote}</div>
          </div>
        )}
      </div>
    </div>
  )
}

function NetworkRow({ network }: { readonly network: Network }) {
  const { context, messages } = useUi()
  const { connections, networks, switching } = context.stores
  const active = useReadable(networks.$active)
  const state = useReadable(switching.$switching)
  const switchTo = useSwitchInModal()
  useReadable(connections.$connections)
  const { caipNetworkId, chainNamespace, name, testnet } = network
  const isCurrent = active?.caipNetworkId === caipNetworkId
  const connection = connections.active(chainNamespace)
  const { supportsAllNetworks, approvedCaipNetworkIds } = networks.state(chainNamespace)
  const cannot =
    connection !== undefined &&
    !isCurrent &&
    (!connection.connection.switchNetwork || (!supportsAllNetworks && !approvedCaipNetworkIds.includes(caipNetworkId)))
  const wallet = context.stores.accounts.get(chainNamespace).connectedWalletInfo?.name ?? messages.switching.yourWallet
  return (
    <Row
      icon={<NetworkIcon network={network} />}
      title={name}
      focusKey={`network:${caipNetworkId}`}
      isCurrent={isCurrent}
      isDisabled={cannot}
      isBusy={state.status === 'waiting' && state.caipNetworkId === caipNetworkId}
      end={
        cannot ? (
          <span className="fy-tag fy-tag--plain">{messages.networks.notIn(wallet)}</span>
        ) : (
          <>
            {testnet && <span className="fy-tag fy-tag--warn">{messages.networks.test}</span>}
            {isCurrent && (
              <span className="fy-tick">
                <CheckIcon />
                <span className="fy-vh">{messages.networks.selected}</span>
              </span>
            )}
          </>
        )
      }
      onClick={() => switchTo(network)}
    />
  )
}
