import {
  isDirectoryOffered,
  isMobile,
  loadLoginOptions,
  loginOptions,
  type ModalContext,
  requestWalletSuggestions,
} from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronRight, ExternalLink as ExternalIcon, Globe, Mail } from 'lucide'
import { Fragment, type ReactNode, useEffect } from 'react'
import { Icon } from '../../components/Icon.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { getSignInTexts } from '../../features/embedded/signInMessages.js'
import { enEmbedded } from '../../i18n/enEmbedded.js'
import { addViewTexts, useViewUi } from '../../i18n/useViewUi.js'
import { formatPlatforms } from '../../internal/formatPlatforms.js'
import { getDownloadUrl, hasChromeStore, WALLET_GUIDE_URL } from '../../internal/getDownloadUrl.js'
import { useMessages } from '../../internal/UiContext.js'
import type { ViewModule } from '../../internal/viewModule.js'
import guideSheet from '../../shell/theme/guide.css?text'
import lists from '../../shell/theme/lists.css?text'

export function GetWalletView() {
  const { context, messages } = useViewUi()
  const { guide, connect, language } = messages
  const { guideTitle, guideText } = getSignInTexts(messages, enEmbedded)
  const offer = useStore(context.use(loginOptions).$offer)
  const email = offer.email && context.options.features.connectMethodsOrder.includes('email')
  useEffect(() => loadLoginOptions(context), [context])
  const { status } = useStore(context.stores.directory.$suggestions)
  useEffect(() => requestWalletSuggestions(context), [context])
  const isComing = isDirectoryOffered(context) && (status === 'idle' || status === 'loading')
  const places = listDownloads(context)
  const titles = isMobile() ? { ...guide.places, phone: guide.thisPhone, browser: guide.places.desktop } : guide.places
  return (
    <div className="fy-body fy-body--list">
      {places.map(
        ([place, wallets]) =>
          wallets.length > 0 && (
            <Fragment key={place}>
              <h3 className="fy-group">{titles[place]}</h3>
              <Rows label={titles[place]}>
                {wallets.map((wallet) => (
                  <ExternalRow
                    key={wallet.id}
                    icon={<WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} />}
                    title={wallet.name}
                    text={formatPlatforms(wallet, guide.platforms, language)}
                    isName
                    href={wallet.href}
                    end={<span className="fy-tag">{connect.get}</span>}
                  />
                ))}
              </Rows>
            </Fragment>
          ),
      )}
      {isComing && places.every(([, wallets]) => wallets.length === 0) && <SkeletonRows count={3} />}
      <h3 className="fy-group">{guide.otherWays}</h3>
      <Rows label={guide.otherWays}>
        {email && (
          <Row
            icon={
              <span className="fy-ic fy-ic--glyph fy-ic--accent" aria-hidden="true">
                <Icon node={Mail} strokeWidth={1.75} />
              </span>
            }
            title={guideTitle}
            text={guideText}
            focusKey="email"
            end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
            onClick={() => context.stores.router.push({ view: 'EmailLogin' })}
          />
        )}
        <ExternalRow
          icon={
            <span className="fy-ic fy-ic--glyph fy-ic--accent" aria-hidden="true">
              <Icon node={Globe} strokeWidth={1.75} />
            </span>
          }
          title={guide.explore}
          text={guide.exploreText}
          href={WALLET_GUIDE_URL}
          end={<Icon node={ExternalIcon} className="fy-i fy-i--sm" />}
        />
      </Rows>
    </div>
  )
}

export const getWalletView: ViewModule<'GetWallet'> = {
  Component: GetWalletView,
  sheets: [lists, guideSheet],
  title: (ui) => addViewTexts(ui).messages.guide.getTitle,
}

/** Device that the wallet runs on; `any` if unknown. */
type Platform = 'browser' | 'phone' | 'desktop' | 'any'

type Known = NonNullable<ModalContext['options']['customWallets']>[number]

interface WalletToGet extends Known {
  readonly href: string
}

/** Groups wallets by device, the user's own first. The app's wallets come first in a group. */
function listDownloads(context: ModalContext): readonly (readonly [Platform, readonly WalletToGet[]])[] {
  const { featured, recommended } = context.stores.directory.$suggestions.get()
  const found = new Map<string, WalletToGet>()
  for (const wallet of [...(context.options.customWallets ?? []), ...featured, ...recommended]) {
    const href = getDownloadUrl(context, wallet.id)
    if (href && !found.has(wallet.id)) found.set(wallet.id, { ...wallet, href })
  }
  const all = [...found.values()]
  const order: readonly Platform[] = isMobile()
    ? ['phone', 'browser', 'desktop', 'any']
    : ['browser', 'phone', 'desktop', 'any']
  return order.map((place) => [place, all.filter((wallet) => getPlatform(wallet) === place)] as const)
}

/** Returns one device for each wallet: the user's if supported. */
function getPlatform({ chrome_store, app_store, play_store, mobile_link, desktop_link }: Known): Platform {
  const isApp = Boolean(app_store || play_store || mobile_link)
  if (isMobile() && isApp) return 'phone'
  if (chrome_store && (isMobile() || hasChromeStore())) return 'browser'
  if (isApp) return 'phone'
  return desktop_link ? 'desktop' : 'any'
}

interface ExternalRowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: string | undefined
  /** True if the title is a name from outside, which is truncated. */
  readonly isName?: boolean | undefined
  readonly href: string
  readonly end?: ReactNode
}

export function ExternalRow({ icon, title, text, isName, href, end }: ExternalRowProps) {
  const { common } = useMessages()
  return (
    <li>
      <a className="fy-row" href={href} target="_blank" rel="noopener noreferrer">
        {icon}
        <span className="fy-row__m">
          <span className={isName ? 'fy-row__t fy-trunc' : 'fy-row__t'}>{title}</span>
          {text && <span className="fy-row__s">{text}</span>}
        </span>
        <span className="fy-row__x">{end}</span>
        <span className="fy-vh"> {common.opensInNewTab}</span>
      </a>
    </li>
  )
}
