import type { ViewParams } from '@foyer/core'
import { chooseWallet, findListed, listWallets, type Remote } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewUi } from '../../useViewUi.js'
import { claimText } from '../../views/claimText.js'
import { openBrowser } from './browserOf.js'
import { likelyApps } from './likelyApps.js'
import { openApp } from './openApp.js'

export interface AppRowsProps {
  readonly params: ViewParams['ConnectingWalletConnect'] | undefined
  readonly uri: string | undefined
  readonly remote: Remote | undefined
}

/** The apps that the visitor most likely has on this phone. Each is opened inside of the tap itself: iOS opens nothing after a wait. */
export function AppRows({ params, uri, remote }: AppRowsProps) {
  const { context, messages } = useViewUi()
  useStore(context.stores.directory.$suggestions)
  const apps = likelyApps(listWallets(context, params?.namespace))
  if (!apps.length) return null
  const choose = (walletId: string) => {
    const { name = '', mobile_link: link } = findListed(context, walletId) ?? {}
    if (!openBrowser(context, walletId) && uri !== undefined) openApp({ name, link, uri, remote })
    const { namespace, adding } = params ?? {}
    void chooseWallet(context, { walletId, namespace, adding, onPhone: true })
  }
  return (
    <Rows label={messages.connect.openApp}>
      {apps.map((wallet) => (
        <Row
          key={wallet.id}
          icon={<WalletIcon walletId={wallet.id} imageUrl={wallet.imageUrl} />}
          title={wallet.name}
          text={claimText(wallet, messages)}
          focusKey={`wallet:${wallet.id}`}
          end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          onClick={() => choose(wallet.id)}
        />
      ))}
    </Rows>
  )
}
