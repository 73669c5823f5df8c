import type { ViewParams } from '@foyer/core'
import { sourceOf, type WalletRow } from '@foyer/core/ui'
import { ChevronRight, QrCode } from 'lucide'
import { Icon } from '../../components/Icon.js'
import { Row } from '../../components/Row.js'
import { Rows } from '../../components/Rows.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { enWays } from '../../messages/enWays.js'
import { useUi } from '../../UiContext.js'
import { useTexts } from './textsOf.js'

const SHOWN = 4

export interface CollapsedWalletsProps {
  readonly params: ViewParams['Connect'] | undefined
  readonly wallets: readonly WalletRow[]
}

/** All wallets behind one row, which shows the first of them. */
export function CollapsedWallets({ params, wallets }: CollapsedWalletsProps) {
  const { context, messages } = useUi()
  const texts = useTexts(enWays)
  const count = wallets.filter(({ isInstalled }) => isInstalled).length
  return (
    <div className="fy-panel">
      <Rows label={messages.connect.withWallet}>
        <Row
          icon={
            <span className="fy-ic fy-four" aria-hidden="true">
              {wallets.slice(0, SHOWN).map(({ id, imageUrl }) =>
                sourceOf(context, id).code ? (
                  <span key={id} className="fy-ic fy-ic--glyph">
                    <Icon node={QrCode} />
                  </span>
                ) : (
                  <WalletIcon key={id} walletId={id} imageUrl={imageUrl} />
                ),
              )}
            </span>
          }
          title={messages.connect.withWallet}
          text={count > 0 ? texts.found(count) : undefined}
          focusKey="wallets"
          end={<Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          onClick={() => context.stores.router.push({ view: 'Connect', params: { ...params, expanded: true } })}
        />
      </Rows>
    </div>
  )
}
