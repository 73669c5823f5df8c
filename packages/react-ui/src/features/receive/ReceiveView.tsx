import { canAskAmount, toPaymentUri } from '@foyer/core/ui/account'
import { formatExact, fromUnits, parseUnits } from '@foyer/core/ui/numbers'
import { useStore } from '@nanostores/react'
import { ChevronRight, Copy, Share2 } from 'lucide'
import { useDeferredValue, useId, useState } from 'react'
import { type AmountEntry, AmountInput } from '../../components/AmountInput.js'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { CheckIcon } from '../../components/CheckIcon.js'
import { Icon } from '../../components/Icon.js'
import { NetworkIcon } from '../../components/NetworkIcon.js'
import { QrCode } from '../../components/QrCode.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useCopy } from '../../hooks/useCopy.js'
import { enReceive } from '../../messages/enReceive.js'
import { useViewUi } from '../../useViewUi.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { LoadingView } from '../../views/LoadingView.js'
import { useReceivingNetworks } from './useReceivingNetworks.js'

/** The address of the account in use, to be scanned, copied or shared. */
export function ReceiveView() {
  const { context } = useViewUi()
  const texts = useWalletTexts('receive', enReceive)
  const network = useStore(context.stores.networks.$active)
  const { namespace, account } = useActiveAccount()
  const networks = useReceivingNetworks()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState<AmountEntry>()
  const text = useDeferredValue(typed)
  const { address, profileName } = account
  const { isCopied, copy } = useCopy(address ?? '', { copied: texts.copied, failed: texts.copyFailed })
  const field = useId()
  if (!address || !network || network.chainNamespace !== namespace) return <LoadingView />

  const { nativeCurrency } = network
  const amount = parseUnits(text, nativeCurrency.decimals)
  const uri = toPaymentUri({ network, address, amount })
  const asked = amount
    ? `${formatExact(fromUnits(amount, nativeCurrency.decimals))} ${nativeCurrency.symbol}`
    : undefined
  const canShare = typeof navigator.share === 'function'
  const share = () =>
    // Whoever closes the browser's own sheet has said no to nothing of ours.
    void navigator.share({ text: address }).catch((cause: unknown) => context.log('debug', 'Not shared', cause))
  const [first, second] = networks
  const enter = (entry: AmountEntry) => {
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    setTyped(entry.reading.amount ?? '')
  }
  const { readings, refused: why } = refused?.reading ?? {}
  const problem = readings
    ? texts.ambiguous(...readings)
    : why && (why === 'tooFine' ? texts.tooFine(nativeCurrency.decimals) : texts.noAmount)
  return (
    <>
      <div className="fy-body fy-receive">
        <QrCode
          text={uri}
          label={asked ? texts.codeAmount(asked) : texts.code(profileName ?? address)}
          picture={<Avatar address={address} imageUrl={account.profileImage} />}
        />
        <div className="fy-receive__who">
          {profileName && (
            <span className="fy-receive__name">
              <bdi>{profileName}</bdi>
            </span>
          )}
          <bdi className="fy-receive__address" dir="ltr">
            {address}
          </bdi>
          {asked && (
            <span className="fy-receive__amount">
              <bdi>{asked}</bdi>
            </span>
          )}
        </div>
        {canAskAmount(namespace) && (
          <div className="fy-field">
            <label className="fy-vh" htmlFor={field}>
              {texts.amount}
            </label>
            <div className={`fy-input${problem ? ' is-bad' : ''}`}>
              <AmountInput
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
