import type { ListedWallet } from '@foyer/core'
import type { Remote } from '@foyer/core/ui'
import { ExternalLink as OpensIcon } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { Ring } from '../../components/Ring.js'
import { StateScreen } from '../../components/StateScreen.js'
import { WalletIcon } from '../../components/WalletIcon.js'
import { useUi } from '../../UiContext.js'
import { CopyLink } from './CopyLink.js'
import { GetBar } from './GetBar.js'
import { openApp } from './openApp.js'

export interface OpenElsewhereProps {
  readonly wallet: ListedWallet
  readonly link: string
  /** What the visitor does there. */
  readonly text: string
  readonly uri: string | undefined
  readonly remote: Remote | undefined
}

/** The wallet's program on this computer, or its page in another tab. */
export function OpenElsewhere({ wallet, link, text, uri, remote }: OpenElsewhereProps) {
  const { remote: texts } = useUi().messages
  const { name } = wallet
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="status"
          title={texts.continueTitle(name)}
          text={text}
          picture={
            <Ring state="waiting">
              <WalletIcon name={name} imageUrl={wallet.image_url} size={72} />
            </Ring>
          }
        />
      </div>
      <div className="fy-cta fy-stack fy-center">
        <Button kind="1" isBusy={!uri} onClick={() => uri && openApp({ name, link, uri, remote })}>
          {texts.open(name)}
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </Button>
        <CopyLink uri={uri} />
      </div>
      <GetBar wallet={wallet} />
    </>
  )
}
