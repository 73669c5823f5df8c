import { offerSignIn, signInOffer } from '@foyer/core/ui'
import { ChevronRight, ExternalLink as ExternalIcon, Globe, Mail } from 'lucide'
import { useEffect } from 'react'
import { ExternalRow } from '../components/ExternalRow.js'
import { Icon } from '../components/Icon.js'
import { Row } from '../components/Row.js'
import { Rows } from '../components/Rows.js'
import { WalletIcon } from '../components/WalletIcon.js'
import { textsOf } from '../features/embedded/textsOf.js'
import { useReadable } from '../hooks/useReadable.js'
import { enEmbedded } from '../messages/enEmbedded.js'
import guideSheet from '../theme/guide.css?text'
import { toViewUi, useViewUi } from '../useViewUi.js'
import { guideUrl, WALLET_GUIDE } from '../utils/guideUrl.js'
import type { ViewModule } from '../viewModule.js'

/** Where to get a wallet: those that the site names, and a guide to the others. */
export function GetWalletView() {
  const { context, messages } = useViewUi()
  const { guide, connect } = messages
  const { guideTitle, guideText } = textsOf(messages, enEmbedded)
  const offer = useReadable(context.use(signInOffer).$offer)
  const email = offer.email && context.options.features.connectMethodsOrder.includes('email')
  useEffect(() => offerSignIn(context), [context])
  const listed = (context.options.customWallets ?? []).flatMap((wallet) => {
    const href = guideUrl(context, wallet.id)
    return href ? [{ ...wallet, href }] : []
  })
  return (
    <div className="fy-body fy-body--list">
      <Rows label={guide.getTitle}>
        {listed.map((wallet) => (
          <ExternalRow
            key={wallet.id}
            icon={<WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} />}
            title={wallet.name}
            text={platformsOf(wallet)}
            href={wallet.href}
            end={<span className="fy-tag">{connect.get}</span>}
          />
        ))}
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
          href={WALLET_GUIDE}
          end={<Icon node={ExternalIcon} className="fy-i fy-i--sm" />}
        />
      </Rows>
    </div>
  )

  function platformsOf(wallet: (typeof listed)[number]): string {
    const { browser, phone, desktop } = guide.platforms
    return [
      wallet.chrome_store && browser,
      (wallet.app_store || wallet.play_store || wallet.mobile_link) && phone,
      wallet.desktop_link && desktop,
    ]
      .filter(Boolean)
      .join(', ')
  }
}

export const getWalletView: ViewModule<'GetWallet'> = {
  Component: GetWalletView,
  sheets: [guideSheet],
  title: (ui) => toViewUi(ui).messages.guide.getTitle,
}
