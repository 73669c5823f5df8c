import { isMobile } from '@foyer/core/ui'
import { signIn, startSocial } from '@foyer/core/ui/sign-in'
import { ExternalLink as OpensIcon, RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useIsSlow } from '../../hooks/useIsSlow.js'
import { enSignIn } from '../../messages/enSignIn.js'
import ring from '../../theme/ring.css?text'
import { useSite } from '../../UiContext.js'
import { useViewUi } from '../../useViewUi.js'
import type { ViewModule, ViewProps } from '../../viewModule.js'
import { SignInScreen } from './SignInScreen.js'
import { SocialMark } from './SocialMark.js'
import { sentenceOf } from './sentenceOf.js'
import { textsOf, useTexts } from './textsOf.js'
import { useCodeParts } from './useCodeParts.js'
import { useSignIn } from './useSignIn.js'

const mark = <SocialMark provider="farcaster" />

/** A code for Farcaster's app on a phone, or a link to it on this one. */
export function FarcasterView({ params }: ViewProps<'ConnectingFarcaster'>) {
  const { context, messages } = useViewUi()
  const texts = useTexts(enSignIn)
  const site = useSite()
  const { state, chooseOther } = useSignIn()
  const { namespace, adding } = params ?? {}
  const parts = useCodeParts()
  const url = state.status === 'scan' ? state.url : undefined
  const isSlow = useIsSlow(state.status === 'scan' && url === undefined)
  const name = texts.providers.farcaster
  const start = () => startSocial(context, { provider: 'farcaster', namespace, adding })
  // No window is opened, so that no click is needed where a site opened the view.
  const isIdle = state.status === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view is opened
  useEffect(() => {
    if (isIdle) start()
  }, [])

  switch (state.status) {
    case 'failed':
      return (
        <SignInScreen
          state="bad"
          picture={mark}
          title={texts.socialFailedTitle}
          text={sentenceOf(state.error, texts, messages.errors)}
        >
          <Button kind="1" onClick={start}>
            <Icon node={RotateCw} className="fy-i fy-i--sm" />
            {messages.common.tryAgain}
          </Button>
          <Button kind="3" onClick={chooseOther}>
            {texts.chooseOther}
          </Button>
        </SignInScreen>
      )
    case 'connecting':
      return <SignInScreen state="waiting" picture={mark} title={texts.connectingTitle} text={texts.connectingText} />
    case 'connected':
      return (
        <SignInScreen state="ok" picture={mark} title={texts.connectedTitle} text={texts.connectedText(site, name)} />
      )
    default:
      return (
        <div className="fy-body">
          {isMobile() && url !== undefined && isWebLink(url) && (
            <div className="fy-qr-app">
              <a className="fy-btn fy-btn--1" href={url} target="_blank" rel="noopener noreferrer">
                {texts.farcasterOpen}
                <Icon node={OpensIcon} className="fy-i fy-i--sm" />
                <span className="fy-vh"> {messages.common.opensInNewTab}</span>
              </a>
            </div>
          )}
          {url === undefined || !parts ? (
            <div className="fy-qr" role="status">
              <span className="fy-skel" aria-hidden="true" />
              <span className="fy-vh">{messages.common.loading}</span>
            </div>
          ) : (
            <parts.QrCode text={url} label={texts.farcasterCode} picture={mark} />
          )}
          <div className="fy-center fy-qr-text">
            <p className="fy-state__p" role="status">
              {isSlow ? messages.remote.slow : texts.farcasterScan}
            </p>
            {parts && <parts.CopyLink uri={url} />}
          </div>
        </div>
      )
  }
}

const isWebLink = (url: string) => /^https:\/\//i.test(url)

export const farcasterView: ViewModule<'ConnectingFarcaster'> = {
  Component: FarcasterView,
  sheets: [ring],
  title: ({ messages }) => textsOf(messages, enSignIn).providers.farcaster,
  watch: (context) => context.use(signIn).$state,
}
