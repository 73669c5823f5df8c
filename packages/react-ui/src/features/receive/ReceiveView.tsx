import type { Network } from '@foyer/core'
import { canRequestAmount, formatExactNumber, fromUnits, parseUnits, toPaymentUri } from '@foyer/core/internal/account'
import { useStore } from '@nanostores/react'
import { ChevronRight, Copy, Share2 } from 'lucide'
import { useDeferredValue, useId, useRef, useState } from 'react'
import { AmbiguousAmountButtons } from '../../components/AmbiguousAmountButtons.js'
import { type AmountEntry, AmountInput } from '../../components/AmountInput.js'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { FullAddress } from '../../components/FullAddress.js'
import { CheckIcon, Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { QrCode } from '../../components/QrCode.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { describeAmountRefusal } from '../../internal/describeAmountRefusal.js'
import { useUi } from '../../internal/UiContext.js'
import { useActiveAccount } from '../../internal/useActiveAccount.js'
import { useCopy } from '../../internal/useCopy.js'
import { LoadingView } from '../../views/LoadingView.js'
import { enReceive } from './texts.js'

export function ReceiveView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('receive', enReceive)
  const network = useStore(context.stores.networks.$active)
  const { namespace, account } = useActiveAccount()
  const networks = useReceiveNetworks()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<AmountEntry>()
  const text = useDeferredValue(typed)
  const { address, profileName } = account
  const { isCopied, copy } = useCopy(address ?? '', { copied: texts.copied, failed: texts.copyFailed })
  const field = useId()
  const input = useRef<HTMLInputElement>(null)
  if (!address || !network || network.chainNamespace !== namespace) return <LoadingView />

  const { nativeCurrency } = network
  const amount = parseUnits(text, nativeCurrency.decimals)
  const uri = toPaymentUri({ network, address, amount })
  const requested = amount
    ? `${formatExactNumber(fromUnits(amount, nativeCurrency.decimals))} ${nativeCurrency.symbol}`
    : undefined
  const canShare = typeof navigator.share === 'function'
  const share = () =>
    // The promise also rejects when the user closes the share sheet, which is no error.
    void navigator
      .share({ text: address })
      .catch((cause: unknown) => context.log('debug', 'Sharing was canceled or failed', cause))
  const [first, second] = networks
  const enter = (entry: AmountEntry) => {
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    setTyped(entry.reading.amount ?? '')
  }
  const readings = refused?.reading.readings
  const problem = refused && describeAmountRefusal(refused.reading, nativeCurrency.decimals, texts)
  return (
    <>
      <div className="fy-body fy-receive">
        <QrCode
          text={uri}
          label={requested ? texts.codeAmount(requested) : texts.code(profileName ?? address)}
          icon={<Avatar address={address} imageUrl={account.profileImage} />}
        />
        <div className="fy-receive__who">
          {profileName && (
            <span className="fy-receive__name">
              <bdi>{profileName}</bdi>
            </span>
          )}
          <FullAddress address={address} />
          {requested && (
            <span className="fy-receive__amount">
              <bdi>{requested}</bdi>
            </span>
          )}
        </div>
        {canRequestAmount(namespace) && (
          <div className="fy-field">
            <label className="fy-vh" htmlFor={field}>
              {texts.amount}
            </label>
            <div className={`fy-input${problem ? ' is-bad' : ''}`}>
              <AmountInput
                field={input}
                id={field}
                decimals={nativeCurrency.decimals}
                placeholder={texts.amount}
                value={typed}
                refused={refused?.text}
                units={[nativeCurrency.symbol]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${field}-bad` : undefined}
                onEntry={enter}
              />
              <span aria-hidden="true">{nativeCurrency.symbol}</span>
            </div>
            {problem && (
              <p className="fy-hint fy-hint--bad" id={`${field}-bad`} role="alert">
                {problem}
              </p>
            )}
            {readings && (
              <AmbiguousAmountButtons
                readings={readings}
                decimals={nativeCurrency.decimals}
                field={input}
                onEntry={enter}
              />
            )}
          </div>
        )}
        <p className="fy-receive__warning">
          {network.testnet
            ? texts.testnet
            : namespace === 'bip122'
              ? texts.warningOne(nativeCurrency.name)
              : networks.length > 1
                ? texts.warningMany
                : texts.warning(nativeCurrency.symbol, network.name)}
        </p>
        {networks.length > 1 && (
          <button
            type="button"
            className="fy-row fy-row--panel"
            data-focus-key="networks"
            onClick={() => context.stores.router.push({ view: 'WalletCompatibleNetworks' })}
          >
            <span className="fy-row__m">
              <span className="fy-row__t">{texts.networks}</span>
              <span className="fy-row__s">
                {texts.networksOf(first?.name ?? '', second?.name, networks.length - 2)}
              </span>
            </span>
            <span className="fy-row__x">
              <span className="fy-receive__nets">
                {networks.slice(0, 3).map((each) => (
                  <NetworkIcon key={each.caipNetworkId} network={each} size={20} />
                ))}
              </span>
              <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
            </span>
          </button>
        )}
      </div>
      <div className="fy-cta">
        <div className="fy-pair">
          <Button kind="1" onClick={copy}>
            {isCopied ? <CheckIcon /> : <Icon node={Copy} className="fy-i fy-i--sm" />}
            {texts.copy}
          </Button>
          {canShare && (
            <Button kind="2" onClick={share}>
              <Icon node={Share2} className="fy-i fy-i--sm" />
              {texts.share}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

/**
 * Returns the networks on which the address receives, the active one first. Only EVM networks share an address;
 * mainnets and test networks are never mixed.
 */
export function useReceiveNetworks(): readonly Network[] {
  const { networks } = useUi().context.stores
  const { namespace } = useActiveAccount()
  const active = useStore(networks.$active)
  const all = useStore(networks.$all)
  if (!active || active.chainNamespace !== namespace) return []
  if (namespace !== 'eip155') return [active]
  const isAlike = (network: Network) =>
    network.chainNamespace === namespace && Boolean(network.testnet) === Boolean(active.testnet)
  return [active, ...all.filter((network) => isAlike(network) && network.caipNetworkId !== active.caipNetworkId)]
}

export function CompatibleNetworksView() {
  const texts = useWalletTexts('receive', enReceive)
  const networks = useReceiveNetworks()
  return (
    <div className="fy-body fy-body--list">
      <p className="fy-hint">{texts.networksText}</p>
      <ul className="fy-rows" aria-label={texts.networksTitle}>
        {networks.map((network) => (
          <li key={network.caipNetworkId}>
            <div className="fy-row fy-row--static">
              <NetworkIcon network={network} />
              <span className="fy-row__m">
                <span className="fy-row__t fy-trunc">{network.name}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <ListEndFade />
    </div>
  )
}
