import { formatAddress, formatEmail, isModalError, showToast } from '@foyer/core/ui'
import { disconnect, fetchBalance } from '@foyer/core/ui/account'
import { describeError } from '@foyer/core/ui/connect'
import { ChevronRight, ExternalLink as ExternalIcon, Globe, LogOut, Mail, RotateCw, Wallet } from 'lucide'
import { useState } from 'react'
import { AccountHead } from '../components/AccountHead.js'
import { Button } from '../components/Button.js'
import { ExternalRow } from '../components/ExternalRow.js'
import { Icon } from '../components/Icon.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { EmbeddedMark } from '../features/embedded/EmbeddedMark.js'
import { embeddedName, embeddedOwner, embeddedSocial, isEmbedded } from '../features/embedded/embeddedWallet.js'
import { textsOf } from '../features/embedded/textsOf.js'
import { FeatureRows } from '../features/FeatureRows.js'
import { useActiveAccount } from '../hooks/useActiveAccount.js'
import { useEndNotice } from '../hooks/useEndNotice.js'
import { useReadable } from '../hooks/useReadable.js'
import { enEmbedded } from '../messages/enEmbedded.js'
import { useViewUi } from '../useViewUi.js'
import { LoadingView } from './LoadingView.js'

/** Who is connected, what they have, and what they can do about it. */
export function AccountView() {
  const { context, messages } = useViewUi()
  const { networks, router, connections } = context.stores
  useEndNotice()
  const { namespace, account } = useActiveAccount()
  const network = useReadable(networks.$active)
  const all = useReadable(connections.$connections)
  const { live } = all[namespace] ?? { live: [] }
  const { address } = account
  if (!address) return <LoadingView />
  const { account: texts } = messages
  const signInTexts = textsOf(messages, enEmbedded)
  const isOurs = isEmbedded(live[0]?.walletId)
  const owner = isOurs ? (embeddedOwner(account) ?? embeddedName(account, signInTexts)) : undefined
  // An account elsewhere has its own address, which is changed there.
  const email = isOurs && !account.socialProvider ? account.user?.email : undefined
  const explorer = network?.blockExplorers?.default
  const chevron = <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />
  return (
    <div className="fy-body fy-body--list">
      <AccountHead
        account={account}
        title={account.profileName ?? formatAddress(address)}
        text={account.profileName ? formatAddress(address) : (owner ?? account.connectedWalletInfo?.name)}
        mark={isOurs ? <EmbeddedMark social={embeddedSocial(account, signInTexts)} size={20} /> : undefined}
        onClick={() => router.push({ view: 'ProfileWallets' })}
      />
      <Balance namespace={namespace} />
      <Rows label={messages.common.account}>
        {network && (
          <Row
            icon={<NetworkIcon network={network} />}
            title={network.name}
            text={texts.networkRow}
            focusKey="networks"
            isDisabled={!context.options.enableNetworkSwitch}
            end={context.options.enableNetworkSwitch && chevron}
            onClick={() => router.push({ view: 'Networks' })}
          />
        )}
        <Row
          icon={<Glyph icon={<Icon node={Wallet} strokeWidth={1.75} />} />}
          title={texts.wallets}
          text={texts.walletsCount(Object.values(all).reduce((sum, { live }) => sum + live.length, 0))}
          focusKey="wallets"
          end={chevron}
          onClick={() => router.push({ view: 'ProfileWallets' })}
        />
        {email !== undefined && (
          <Row
            icon={<Glyph icon={<Icon node={Mail} strokeWidth={1.75} />} />}
            title={signInTexts.changeRow}
            text={formatEmail(email)}
            focusKey="email"
            end={chevron}
            onClick={() => router.push({ view: 'UpdateEmailWallet' })}
          />
        )}
        <FeatureRows on="Account" />
        {explorer && /^https?:/.test(explorer.url) && (
          <ExternalRow
            icon={<Glyph icon={<Icon node={Globe} strokeWidth={1.75} />} />}
            title={texts.explorer(explorer.name)}
            href={`${explorer.url.replace(/\/$/, '')}/address/${encodeURIComponent(address)}`}
            end={<Icon node={ExternalIcon} className="fy-i fy-i--sm" />}
          />
        )}
        <DisconnectRow hasSeveral={connections.namespaces().length > 1 || live.length > 1} />
      </Rows>
    </div>
  )
}

function Balance({ namespace }: { readonly namespace: string }) {
  const { context, messages } = useViewUi()
  const { account } = useActiveAccount()
  const { balanceStatus, balanceFormatted, balanceSymbol } = account
  const { account: texts, common } = messages
  const retry = () => void fetchBalance(context, { namespace }).catch((cause) => context.log('warn', 'Balance', cause))
  const [whole, fraction] = balanceFormatted?.split('.') ?? []
  return (
    <div className="fy-balance" aria-busy={balanceStatus === 'loading'}>
      <span className="fy-label">{texts.balance}</span>
      {balanceFormatted !== undefined ? (
        <bdi className={`fy-big${balanceFormatted.length > 7 ? ' fy-big--long' : ''}`}>
          {whole}
          {fraction !== undefined && <small>.{fraction}</small>} <small className="fy-big__u">{balanceSymbol}</small>
        </bdi>
      ) : balanceStatus === 'error' ? (
        <span className="fy-hint" role="alert">
          {texts.balanceFailed}{' '}
          <Button kind="3" size="xs" onClick={retry}>
            <Icon node={RotateCw} className="fy-i fy-i--xs" />
            {common.tryAgain}
          </Button>
        </span>
      ) : (
        <span className="fy-skel fy-skel--big" aria-hidden="true" />
      )}
    </div>
  )
}

function DisconnectRow({ hasSeveral }: { readonly hasSeveral: boolean }) {
  const { context, messages } = useViewUi()
  const [isBusy, setBusy] = useState(false)
  const { account: texts } = messages
  const onClick = async () => {
    setBusy(true)
    try {
      await disconnect(context)
      showToast(context, { message: texts.disconnected })
    } catch (error) {
      context.log('warn', 'A wallet could not be told of the disconnect', error)
      if (isModalError(error)) {
        showToast(context, { message: describeError(error, messages.errors), variant: 'error' })
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <Row
      icon={<Glyph icon={<Icon node={LogOut} className="fy-i fy-flip" strokeWidth={1.75} />} />}
      title={hasSeveral ? texts.disconnectAll : texts.disconnect}
      focusKey="disconnect"
      kind="bad"
      isBusy={isBusy}
      onClick={() => void onClick()}
    />
  )
}

function Glyph({ icon }: { readonly icon: React.ReactNode }) {
  return (
    <span className="fy-ic fy-ic--glyph" aria-hidden="true">
      {icon}
    </span>
  )
}
