import { isMobile, offerSignIn, offersDirectory, signInOffer, suggestWallets } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronRight, ExternalLink as ExternalIcon, Globe, Mail } from 'lucide'
import { Fragment, useEffect } from 'react'
import { ExternalRow } from '../../components/ExternalRow.js'
import { Icon } from '../../components/Icon.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { textsOf } from '../../features/embedded/textsOf.js'
import { enEmbedded } from '../../messages/enEmbedded.js'
import guideSheet from '../../theme/guide.css?text'
import lists from '../../theme/lists.css?text'
import { toViewUi, useViewUi } from '../../useViewUi.js'
import { WALLET_GUIDE } from '../../utils/guideUrl.js'
import { platformsOf } from '../../utils/platformsOf.js'
import type { ViewModule } from '../../viewModule.js'
import { walletsToGet } from './walletsToGet.js'

/** Where to get a wallet, for the device that the visitor has in hand first: the site's own, the directory's, and a guide to the others. */
export function GetWalletView() {
  const { context, messages } = useViewUi()
  const { guide, connect } = messages
  const { guideTitle, guideText } = textsOf(messages, enEmbedded)
  const offer = useStore(context.use(signInOffer).$offer)
  const email = offer.email && context.options.features.connectMethodsOrder.includes('email')
  useEffect(() => offerSignIn(context), [context])
  const { status } = useStore(context.stores.directory.$suggestions)
  useEffect(() => suggestWallets(context), [context])
  const isComing = offersDirectory(context) && (status === 'idle' || status === 'loading')
  const places = walletsToGet(context)
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
                    text={platformsOf(wallet, guide.platforms)}
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
          href={WALLET_GUIDE}
          end={<Icon node={ExternalIcon} className="fy-i fy-i--sm" />}
        />
      </Rows>
    </div>
  )
}

export const getWalletView: ViewModule<'GetWallet'> = {
  Component: GetWalletView,
  sheets: [lists, guideSheet],
  title: (ui) => toViewUi(ui).messages.guide.getTitle,
}
