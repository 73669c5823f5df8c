import { isModalError } from '@foyer/core/internal/modal'
import { reopenSocialWindow, signInStore, startSocialLogin } from '@foyer/core/internal/sign-in'
import { AppWindow, RotateCw } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { useAppName, useUi } from '../../internal/UiContext.js'
import type { ViewModule, ViewProps } from '../../internal/viewModule.js'
import ring from '../../shell/theme/ring.css?text'
import { ApprovalLink, isDeviceUnapproved, SignInFailure } from './SignInFailure.js'
import { getSignInErrorTitle, SignInScreen, useEmbeddedSignIn } from './SignInScreen.js'
import { SocialIcon } from './SocialIcon.js'
import { getSignInTexts, useSignInTexts } from './signInMessages.js'
import { enSignIn } from './signInTexts.js'

export function ConnectingSocialView({ params }: ViewProps<'ConnectingSocial'>) {
  const { context, messages } = useUi()
  const texts = useSignInTexts(enSignIn)
  const site = useAppName()
  const { state, chooseOther } = useEmbeddedSignIn()
  const provider = params?.provider ?? 'google'
  const name = texts.providers[provider]
  const { namespace, adding } = params ?? {}
  // Opens the window in the click itself: browsers block one opened later.
  const start = () => startSocialLogin(context, { provider, namespace, adding })
  const reopen = () => reopenSocialWindow(context)
  const picture = <SocialIcon provider={provider} />
  const otherOption = (
    <Button kind="3" onClick={chooseOther}>
      {texts.chooseOther}
    </Button>
  )
  const again = (onClick: () => void) => (
    <>
      <Button kind="1" onClick={onClick}>
        <Icon node={RotateCw} className="fy-i fy-i--sm" />
        {messages.common.tryAgain}
      </Button>
      {otherOption}
    </>
  )
  const blocked = (
    <SignInScreen state="bad" picture={picture} title={texts.blockedTitle} text={texts.blockedText}>
      {again(reopen)}
    </SignInScreen>
  )
  switch (state.status) {
    case 'window':
      return (
        <SignInScreen
          state="waiting"
          picture={picture}
          title={texts.windowTitle(name)}
          text={texts.windowText}
          below={
            <Button kind="3" size="sm" onClick={reopen}>
              <Icon node={AppWindow} className="fy-i fy-i--sm" />
              {texts.windowAgain}
            </Button>
          }
        />
      )
    case 'blocked':
      return blocked
    case 'failed': {
      if (isModalError(state.error, 'POPUP_BLOCKED')) return blocked
      const isClosed = isModalError(state.error, 'POPUP_CLOSED')
      return (
        <SignInScreen
          state="bad"
          picture={picture}
          title={
            isDeviceUnapproved(state.error)
              ? texts.deviceTitle
              : (getSignInErrorTitle(state.error, messages.errors) ?? texts.socialFailedTitle)
          }
          text={isClosed ? texts.closedText(name) : <SignInFailure error={state.error} />}
        >
          <ApprovalLink error={state.error} />
          {isModalError(state.error, 'OPENER_POLICY_BLOCKED') ? otherOption : again(start)}
        </SignInScreen>
      )
    }
    case 'connected':
      return (
        <SignInScreen
          state="ok"
          picture={picture}
          title={texts.connectedTitle}
          text={texts.connectedText(site, name)}
        />
      )
    case 'connecting':
      return (
        <SignInScreen state="waiting" picture={picture} title={texts.connectingTitle} text={texts.connectingText} />
      )
    default:
      // The app opened this view without a click. Browsers open the login window only in a click, so the view shows a
      // button.
      return (
        <SignInScreen state="idle" picture={picture} title={texts.with(name)} text={texts.windowAsk(name)}>
          <Button kind="1" onClick={start}>
            {texts.with(name)}
          </Button>
          {otherOption}
        </SignInScreen>
      )
  }
}

export const connectingSocialView: ViewModule<'ConnectingSocial'> = {
  Component: ConnectingSocialView,
  sheets: [ring],
  title: ({ messages }, params) => getSignInTexts(messages, enSignIn).providers[params?.provider ?? 'google'],
  watch: (context) => context.use(signInStore).$state,
  restart({ context }) {
    // Resets a failed login, so that the view shows a button: without a click, browsers block the login window.
    const { $state } = context.use(signInStore)
    if ($state.get().status === 'failed') $state.set({ status: 'idle' })
  },
}
