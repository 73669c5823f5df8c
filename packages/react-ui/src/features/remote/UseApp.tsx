import type { ListedWallet } from '@foyer/core'
import type { Remote } from '@foyer/core/ui'
import { ExternalLink as OpensIcon } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { ExternalLink } from '../../components/ExternalLink.js'
import { Icon } from '../../components/Icon.js'
import { useViewUi } from '../../useViewUi.js'
import { guideUrl } from '../../utils/guideUrl.js'
import { AppScreen } from './AppScreen.js'
import { browserOf, openBrowser } from './browserOf.js'
import { CopyLink } from './CopyLink.js'
import { openApp } from './openApp.js'
import { NO_APP, useIsMissing } from './useIsMissing.js'

export interface UseAppProps {
  readonly wallet: ListedWallet
  readonly uri: string | undefined
  readonly remote: Remote | undefined
  readonly onCode: () => void
}

/** The wallet's app on this phone. Opened by a tap, and not by itself: a browser allows that inside of a tap only. */
export function UseApp({ wallet, uri, remote, onCode }: UseAppProps) {
  const { context, messages } = useViewUi()
  const { remote: texts, connecting } = messages
  const { name, mobile_link: link } = wallet
  const [tap, setTap] = useState(0)
  const isMissing = useIsMissing(tap)
  // The tap on the wallet's row may have opened it already.
  useEffect(() => {
    if (remote && Date.now() - remote.openedAt() < NO_APP) setTap((count) => count || 1)
  }, [remote])
  const browser = browserOf(context, wallet.id)
  const href = guideUrl(context, wallet.id)
  const open = () => {
    const isOpened = openBrowser(context, wallet.id) || (uri !== undefined && openApp({ name, link, uri, remote }))
    if (isOpened) setTap((count) => count + 1)
  }
  return (
    <>
      <AppScreen
        wallet={wallet}
        state={isMissing ? 'warn' : 'waiting'}
        title={isMissing ? texts.noAppTitle(name) : texts.continueTitle(name)}
        text={isMissing ? texts.noAppText(name) : browser ? texts.browserText(name) : texts.continueText}
      />
      <div className="fy-cta fy-stack fy-center">
        <Button kind="1" isBusy={!uri && !browser} onClick={open}>
          {texts.open(name)}
          <Icon node={OpensIcon} className="fy-i fy-i--sm" />
        </Button>
        {isMissing && href && (
          <ExternalLink className="fy-btn fy-btn--2" href={href}>
            {connecting.getWallet(name)}
          </ExternalLink>
        )}
        {isMissing && (
          <Button kind="3" onClick={onCode}>
            {texts.showCode}
          </Button>
        )}
        {!browser && <CopyLink uri={uri} />}
      </div>
    </>
  )
}
