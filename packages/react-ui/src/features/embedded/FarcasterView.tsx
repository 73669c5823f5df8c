import { isMobile } from '@foyer/core/internal/modal'
import { signInStore, startSocialLogin } from '@foyer/core/internal/sign-in'
import { ExternalLink as OpensIcon, RotateCw } from 'lucide'
import { useEffect, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useViewUi } from '../../i18n/useViewUi.js'
import { useAppName } from '../../internal/UiContext.js'
import { useIsSlow } from '../../internal/useIsSlow.js'
import { useViewStyles } from '../../internal/useViewStyles.js'
import type { ViewModule, ViewProps } from '../../internal/viewModule.js'
import ring from '../../shell/theme/ring.css?text'
import { loadRemoteUi, type RemoteUi } from '../remote/useWalletAppOpener.js'
import { ApprovalLink, isDeviceUnapproved, SignInFailure } from './SignInFailure.js'
import { getSignInErrorTitle, SignInScreen, useEmbeddedSignIn } from './SignInScreen.js'
import { SocialIcon } from './SocialIcon.js'
import { getSignInTexts, useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

const mark = <SocialIcon provider="farcaster" />

export function FarcasterView({ params }: ViewProps<'ConnectingFarcaster'>) {
  const { context, messages } = useViewUi()
  const texts = useSignInTexts(enSignIn)
  const site = useAppName()
  const { state, chooseOther } = useEmbeddedSignIn()
  const { namespace, adding } = params ?? {}
  const parts = useQrCode()
  const url = state.status === 'scan' ? state.url : undefined
  const isSlow = useIsSlow(state.status === 'scan' && url === undefined)
  const name = texts.providers.farcaster
  const start = () => startSocialLogin(context, { provider: 'farcaster', namespace, adding })
  // Farcaster login opens no window, so an app may start it without a click.
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
          title={
            isDeviceUnapproved(state.error)
              ? texts.deviceTitle
              : (getSignInErrorTitle(state.error, messages.errors) ?? texts.socialFailedTitle)
          }
          text={<SignInFailure error={state.error} />}
        >
          <ApprovalLink error={state.error} />
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
            <parts.QrCode text={url} label={texts.farcasterCode} icon={mark} />
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
  title: ({ messages }) => getSignInTexts(messages, enSignIn).providers.farcaster,
  watch: (context) => context.use(signInStore).$state,
  restart({ context }, params) {
    if (context.use(signInStore).$state.get().status === 'failed')
      startSocialLogin(context, { ...params, provider: 'farcaster' })
  },
}

type CodeParts = Pick<RemoteUi, 'QrCode' | 'CopyLink'>

/** Loads the QR code from the remote feature, whose chunk is usually loaded by then. */
function useQrCode(): CodeParts | undefined {
  const [remote, setRemote] = useState<RemoteUi>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    loadRemoteUi().then(setRemote, setError)
  }, [])
  useViewStyles(remote?.sheets)
  if (error) throw error
  return remote
}
