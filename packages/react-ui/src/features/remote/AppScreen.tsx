import type { ListedWallet } from '@foyer/core'
import { Ring, type RingState } from '../../components/Ring.js'
import { StateScreen } from '../../components/StateScreen.js'
import { WalletIcon } from '../../components/WalletIcon.js'

export interface AppScreenProps {
  readonly wallet: ListedWallet
  readonly state: RingState
  readonly title: string
  readonly text: string
}

/** How things stand with a wallet that is asked elsewhere. */
export function AppScreen({ wallet, state, title, text }: AppScreenProps) {
  return (
    <div className="fy-body">
      <StateScreen
        role="status"
        title={title}
        text={text}
        picture={
          <Ring state={state}>
            <WalletIcon walletId={wallet.id} imageUrl={wallet.image_url} size={72} />
          </Ring>
        }
      />
    </div>
  )
}
