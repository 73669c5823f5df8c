import type { ListedWallet } from '@foyer/core'
import type { Remote } from '@foyer/core/ui'
import { ExternalLink as OpensIcon } from 'lucide'
import { useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useViewUi } from '../../useViewUi.js'
import { AppScreen } from './AppScreen.js'
import { CopyLink } from './CopyLink.js'
import { GetBar } from './GetBar.js'
import { openApp } from './openApp.js'
import { useIsMissing } from './useIsMissing.js'

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
  const { remote: texts } = useViewUi().messages
  const { name } = wallet
  const [tap, setTap] = useState(0)
  // A page opens in a tab of its own, always.
  const isMissing = useIsMissing(tap) && !/^https?:/i.test(link)
  const open = () => {
    if (uri && openApp({ name, link, uri, remote })) setTap((count) => count + 1)
  }
  return (
    <>
      <AppScreen
        wallet={wallet}
        state={isMissing ? 'warn' : 'waiting'}
        title={isMissing ? texts.noAppTitle(name) : texts.continueTitle(name)}
        text={isMissing ? texts.noProgramText(name) : text}
      />
      <div className="fy-cta fy-stack fy-center">
        <Button kind="1" isBusy={!uri} onClick={open}>
          {texts.open(name)}
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </Button>
        <CopyLink uri={uri} />
      </div>
      <GetBar wallet={wallet} />
    </>
  )
}
