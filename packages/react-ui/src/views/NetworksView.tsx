import type { Namespace, Network } from '@foyer/core'
import { findWalletToAddNamespace } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { Info, Search } from 'lucide'
import { useState } from 'react'
import { Button } from '../components/Button.js'
import { Chips } from '../components/Chips.js'
import { CheckIcon, Icon } from '../components/Icon.js'
import { IconBadge } from '../components/IconBadge.js'
import { ListEndFade } from '../components/ListEndFade.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { SearchField } from '../components/SearchField.js'
import { FeatureRows, listOfferedEntries } from '../feature/FeatureRows.js'
import { useViewUi } from '../i18n/useViewUi.js'
import { getAccountWalletName } from '../internal/getWalletName.js'
import { useLazyValue } from '../internal/useLazyValue.js'
import { useSwitchNetworkInModal } from '../internal/useSwitchNetworkInModal.js'
import { getNamespaceLabel } from './getNamespaceLabel.js'

// The search also matches names that come from the networks' pictures, besides the names that the app gives.
const loadPictures = () => import('../icons/pictures.js')

/** Filter for test networks. No namespace can have this value, because of the colon. */
const TEST_FILTER = 'test:networks'

/** Lists the networks, and says which of them the wallet cannot use. */
export function NetworksView() {
  const { context, messages } = useViewUi()
  const { networks: texts } = messages
  const all = useStore(context.stores.networks.$all)
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Namespace | typeof TEST_FILTER>()
  const isTest = kind === TEST_FILTER
  const hasRows = context.features.some((feature) => listOfferedEntries(feature, 'Networks', 'row').length > 0)
  const search = query.trim().toLowerCase()
  const pictures = useLazyValue(search !== '', loadPictures)
  const shown = all.filter(
    ({ name, caipNetworkId, testnet, chainNamespace }) =>
      [name, pictures?.getUsualNetworkName(caipNetworkId)].some((each) => each?.toLowerCase().includes(search)) &&
      (kind === undefined || (isTest ? testnet === true : chainNamespace === kind)),
  )
  const hasTestnets = all.some(({ testnet }) => testnet)
  const kinds = [...new Set(all.map(({ chainNamespace }) => chainNamespace))]
  const chips: { readonly value: Namespace | typeof TEST_FILTER | undefined; readonly label: string }[] = [
    { value: undefined, label: texts.all },
    ...(kinds.length > 1 ? kinds.map((value) => ({ value, label: getNamespaceLabel(messages, value) })) : []),
    ...(hasTestnets ? [{ value: TEST_FILTER, label: texts.testnets }] : []),
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
            <IconBadge node={Search} />
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
        {hasRows && (
          <Rows label={texts.title}>
            <FeatureRows on="Networks" />
          </Rows>
        )}
        {isTest && (
          <div className="fy-alert fy-mt-2">
            <Icon node={Info} strokeWidth={1.75} />
            <div>{texts.testNote}</div>
          </div>
        )}
        <ListEndFade />
      </div>
    </div>
  )
}

function NetworkRow({ network }: { readonly network: Network }) {
  const { context, messages } = useViewUi()
  const { connections, networks, switching } = context.stores
  const active = useStore(networks.$active)
  const state = useStore(switching.$switching)
  const switchTo = useSwitchNetworkInModal()
  useStore(connections.$connections)
  const { caipNetworkId, chainNamespace, name, testnet } = network
  const isCurrent = active?.caipNetworkId === caipNetworkId
  const connection = connections.active(chainNamespace)
  const { supportsAllNetworks, approvedCaipNetworkIds } = networks.state(chainNamespace)
  const cannot =
    connection !== undefined &&
    !isCurrent &&
    (!connection.connection.switchNetwork || (!supportsAllNetworks && !approvedCaipNetworkIds.includes(caipNetworkId)))
  const wallet = getAccountWalletName(context.stores.accounts.get(chainNamespace), messages)
  return (
    <Row
      icon={<NetworkIcon network={network} />}
      title={name}
      names="title"
      focusKey={`network:${caipNetworkId}`}
      isCurrent={isCurrent}
      isDisabled={cannot}
      isBusy={state.status === 'waiting' && state.caipNetworkId === caipNetworkId}
      end={
        cannot ? (
          <span className="fy-tag fy-tag--plain">{messages.networks.notIn(wallet)}</span>
        ) : (
          <>
            {!connection &&
              connections.namespaces().length > 0 &&
              !findWalletToAddNamespace(context, chainNamespace) && (
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
