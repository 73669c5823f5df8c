import { formatAddress, formatEmail, sourceOf } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight, Mail } from 'lucide'
import { useEffect } from 'react'
import { AccountHead } from '../components/AccountHead.js'
import { Icon } from '../components/Icon.js'
import { ListEnd } from '../components/ListEnd.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { AccountActions } from '../features/AccountActions.js'
import { AccountTabs, preloadTabs } from '../features/AccountTabs.js'
import { Total } from '../features/assets/Total.js'
import { EmbeddedMark } from '../features/embedded/EmbeddedMark.js'
import { embeddedName, embeddedOwner, embeddedSocial } from '../features/embedded/embeddedWallet.js'
import { textsOf } from '../features/embedded/textsOf.js'
import { FeatureRows } from '../features/FeatureRows.js'
import { useActiveAccount } from '../hooks/useActiveAccount.js'
import { useEndNotice } from '../hooks/useEndNotice.js'
import { enEmbedded } from '../messages/enEmbedded.js'
import { useViewUi } from '../useViewUi.js'
import { LoadingView } from './LoadingView.js'

/** Who is connected, what they have, and what they can do about it. */
export function AccountView() {
  const ui = useViewUi()
  const { context, messages } = ui
  const { router, connections } = context.stores
  useEndNotice()
  const { namespace, account } = useActiveAccount()
  const all = useStore(connections.$connections)
  const { live } = all[namespace] ?? { live: [] }
  const { address } = account
  useEffect(() => preloadTabs(ui), [ui])
  if (!address) return <LoadingView />
  const { account: texts } = messages
  const signInTexts = textsOf(messages, enEmbedded)
  const isLogin = live[0] !== undefined && sourceOf(context, live[0].walletId).login === true
  const owner = isLogin ? (embeddedOwner(account) ?? embeddedName(account, signInTexts)) : undefined
  // An account elsewhere has its own address, which is changed there.
  const email = isLogin && !account.socialProvider ? account.user?.email : undefined
  return (
    <div className="fy-body fy-body--list">
      <AccountHead
        account={account}
        title={account.profileName ?? formatAddress(address)}
        text={account.profileName ? formatAddress(address) : (owner ?? account.connectedWalletInfo?.name)}
        mark={isLogin ? <EmbeddedMark social={embeddedSocial(account, signInTexts)} size={20} /> : undefined}
        onClick={() => router.push({ view: 'ProfileWallets' })}
      />
      <div className="fy-account">
        <Total namespace={namespace} />
        <AccountActions label={texts.actions} />
        <Rows label={messages.common.account}>
          {email !== undefined && (
            <Row
              icon={<Glyph icon={<Icon node={Mail} strokeWidth={1.75} />} />}
              title={signInTexts.changeRow}
              text={formatEmail(email)}
              focusKey="email"
              end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
              onClick={() => router.push({ view: 'UpdateEmailWallet' })}
            />
          )}
          <FeatureRows on="Account" />
        </Rows>
        <div>
          <AccountTabs label={messages.common.account} />
        </div>
      </div>
      <ListEnd />
    </div>
  )
}

function Glyph({ icon }: { readonly icon: React.ReactNode }) {
  return (
    <span className="fy-ic fy-ic--glyph" aria-hidden="true">
      {icon}
    </span>
  )
}
