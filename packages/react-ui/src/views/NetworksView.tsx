import type { Namespace, Network } from '@foyer/core'
import { joinableWallet } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { Info, Search } from 'lucide'
import { useState } from 'react'
import { Button } from '../components/Button.js'
import { CheckIcon } from '../components/CheckIcon.js'
import { Chips } from '../components/Chips.js'
import { Icon } from '../components/Icon.js'
import { ListEnd } from '../components/ListEnd.js'
import { Mark } from '../components/Mark.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { SearchField } from '../components/SearchField.js'
import { useLoaded } from '../hooks/useLoaded.js'
import { useSwitchInModal } from '../hooks/useSwitchInModal.js'
import { useViewUi } from '../useViewUi.js'
import { namespaceLabel } from './namespaceLabel.js'

// Its table says what networks are called besides; with their pictures it is there already.
const loadPictures = () => import('../icons/pictures.js')

/** No namespace is called so. */
const TEST = 'test:networks'

/** The networks of the site: which one is in use, and which the wallet cannot use. */
export function NetworksView() {
  const { context, messages } = useViewUi()
  const { networks: texts } = messages
  const all = useStore(context.stores.networks.$all)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Namespace | typeof TEST>()
  const isTest = kind === TEST
  const wanted = query.trim().toLowerCase()
  const pictures = useLoaded(wanted !== '', loadPictures)
  const shown = all.filter(
    ({ name, caipNetworkId, testnet, chainNamespace }) =>
      [name, pictures?.pictureNameOf(caipNetworkId)].some((each) => each?.toLowerCase().includes(wanted)) &&
      (kind === undefined || (isTest ? testnet === true : chainNamespace === kind)),
  )
  const hasTestnets = all.some(({ testnet }) => testnet)
  const kinds = [...new Set(all.map(({ chainNamespace }) => chainNamespace))]
  const chips: { readonly value: Namespace | typeof TEST | undefined; readonly label: string }[] = [
    { value: undefined, label: texts.all },
    ...(kinds.length > 1 ? kinds.map((value) => ({ value, label: namespaceLabel(messages, value) })) : []),
    ...(hasTestnets ? [{ value: TEST, label: texts.testnets }] : []),
  ]
  return (
    <div className="fy-view">
      <div className="fy-pin fy-stack">
        <SearchField label={texts.search} value={query} onChange={setQuery} />
        {chips.length > 1 && <Chips label={texts.filter} options={chips} value={kind} onChange={setKind} />}
      </div>
      <div className="fy-body fy-body--list fy-body--networks">
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
            <Mark node={Search} />
            <p className="fy-empty__t">{texts.none(query.trim())}</p>
            <p className="fy-empty__p">{texts.noneText}</p>
            <div className="fy-empty__a">
              <Button
                kind="2"
                size="sm"
                onClick={() => {
                  setQuery('')
                  setKind(undefined)
                }}
              >
                {texts.showAll}
              </Button>
            </div>
          </div>
        )}
        {isTest && (
          <div className="fy-alert fy-mt-2">
            <Icon node={Info} strokeWidth={1.75} />
            <div>{texts.testNote}</div>
          </div>
        )}
        <ListEnd />
      </div>
    </div>
  )
}

function NetworkRow({ network }: { readonly network: Network }) {
  const { context, messages } = useViewUi()
  const { connections, networks, switching } = context.stores
  const active = useStore(networks.$active)
  const state = useStore(switching.$switching)
  const switchTo = useSwitchInModal()
  useStore(connections.$connections)
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
            {!connection && connections.namespaces().length > 0 && !joinableWallet(context, chainNamespace) && (
              <span className="fy-tag">{messages.networks.addsWallet}</span>
            )}
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
