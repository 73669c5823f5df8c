import type { ViewParams } from '@foyer/core'
import {
  chooseWallet,
  findListedWallet,
  listWallets,
  type RemoteConnector,
  type WalletRow,
} from '@foyer/core/internal/modal'
import { getAppLink } from '@foyer/core/internal/wallets'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { formatWalletOrigin } from '../../views/walletTag.js'
import { openInWalletBrowser, openWalletApp } from './openWalletApp.js'

export interface WalletAppRowsProps {
  readonly params: ViewParams['ConnectingWalletConnect'] | undefined
  readonly uri: string | undefined
  readonly remote: RemoteConnector | undefined
}

/**
 * Lists apps likely installed on this phone. Opens an app within the tap itself, because iOS blocks it after a wait.
 */
export function WalletAppRows({ params, uri, remote }: WalletAppRowsProps) {
  const { context, messages } = useViewUi()
  useStore(context.stores.directory.$suggestions)
  const apps = guessInstalledWalletApps(listWallets(context, params?.namespace))
  if (!apps.length) return null
  const choose = (walletId: string) => {
    const listed = findListedWallet(context, walletId)
    if (!openInWalletBrowser(context, walletId) && listed && uri !== undefined) {
      openWalletApp({ name: listed.name, link: getAppLink(listed), uri, remote })
    }
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
          names="title"
          text={formatWalletOrigin(wallet, messages)}
          focusKey={`wallet:${wallet.id}`}
          end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          onClick={() => choose(wallet.id)}
        />
      ))}
    </Rows>
  )
}

const MAX_LIKELY_APPS = 4

/** Guesses the wallet apps on this phone: recent wallets, then the first ones listed by the app and the directory. */
export function guessInstalledWalletApps(rows: readonly WalletRow[]): readonly WalletRow[] {
  const apps = rows.filter(({ namespaces, isApp }) => namespaces.length === 0 && isApp)
  const isRecent = (row: WalletRow) => row.group === 'recent'
  return [...apps.filter(isRecent), ...apps.filter((row) => !isRecent(row))].slice(0, MAX_LIKELY_APPS)
}

export function renderWalletAppIcons(rows: readonly WalletRow[]) {
  const apps = guessInstalledWalletApps(rows)
  return apps.length > 0 ? (
    <span className="fy-ic fy-four" aria-hidden="true">
      {apps.map(({ id, imageUrl }) => (
        <WalletIcon key={id} walletId={id} imageUrl={imageUrl} />
      ))}
    </span>
  ) : undefined
}
