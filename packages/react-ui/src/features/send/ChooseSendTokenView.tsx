import type { Network } from '@foyer/core'
import { goBack } from '@foyer/core/internal/modal'
import type { SendToken } from '@foyer/core/internal/send'
import { Search } from 'lucide'
import { useDeferredValue, useEffect, useState } from 'react'
import { Chips } from '../../components/Chips.js'
import { Icon } from '../../components/Icon.js'
import { SearchField } from '../../components/SearchField.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import { TokenRow, TokenRows } from '../../components/TokenRows.js'
import { enSend } from '../../i18n/enSend.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useSend } from './useSend.js'

/** Namespaces with one address on all networks. */
const SHARED_ADDRESS_NAMESPACES: readonly string[] = ['eip155', 'solana']

export function ChooseSendTokenView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const [typed, setTyped] = useState('')
  const search = typed.trim().toLowerCase()
  const query = useDeferredValue(search)
  useEffect(() => {
    send.begin()
    return send.watch()
  }, [send])
  const { network, tokenBalances, token: current } = state
  const networks = network ? listSharingNetworks(network, context.stores.networks.of(network.chainNamespace)) : []
  const owned = tokenBalances.filter(({ amount, address }) => address === undefined || (amount ?? 0n) > 0n)
  const shown = owned.filter(
    ({ name, symbol, address }) =>
      !query ||
      name.toLowerCase().includes(query) ||
      symbol.toLowerCase().includes(query) ||
      address?.toLowerCase() === query,
  )
  const choose = (token: SendToken) => {
    send.chooseToken(token)
    goBack(context)
  }
  const row = (token: SendToken) => (
    <TokenRow
      tokenKey={keyOf(token)}
      token={token}
      network={context.stores.networks.find(token.caipNetworkId)}
      isCurrent={current !== undefined && keyOf(current) === keyOf(token)}
      onClick={() => choose(token)}
    />
  )
  return (
    <>
      <div className="fy-pin">
        <div className="fy-stack">
          <SearchField label={texts.tokenSearch} value={typed} onChange={setTyped} />
          {networks.length > 1 && network && (
            <Chips
              label={texts.networks}
              options={networks.map(({ caipNetworkId, name }) => ({ value: caipNetworkId, label: name }))}
              value={network.caipNetworkId}
              onChange={(id) => {
                const network = networks.find(({ caipNetworkId }) => caipNetworkId === id)
                if (network) send.chooseNetwork(network)
              }}
            />
          )}
        </div>
      </div>
      <div className="fy-body fy-body--list fy-send__tokens" aria-busy={query !== search || tokenBalances.length === 0}>
        <span className="fy-vh" role="status">
          {tokenBalances.length === 0 ? texts.loadingTokens : query ? texts.found(shown.length) : ''}
        </span>
        {tokenBalances.length === 0 ? (
          <SkeletonRows count={4} />
        ) : shown.length === 0 ? (
          <StatusScreen
            isTight
            picture={<Icon node={Search} strokeWidth={1.75} />}
            title={texts.none(typed.trim())}
            text={texts.noneText}
          />
        ) : (
          <TokenRows items={shown} label={texts.yourTokens} keyOf={keyOf} render={row} />
        )}
      </div>
    </>
  )
}

const keyOf = ({ caipNetworkId, address }: SendToken) => `${caipNetworkId}/${address ?? ''}`

/** Returns the networks on which the account has the same address. */
function listSharingNetworks(network: Network, all: readonly Network[]): readonly Network[] {
  return SHARED_ADDRESS_NAMESPACES.includes(network.chainNamespace) ? all : [network]
}
