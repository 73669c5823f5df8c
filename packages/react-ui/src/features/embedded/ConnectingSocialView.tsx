import { isModalError } from '@foyer/core/ui'
import { reopenWindow, signIn, startSocial } from '@foyer/core/ui/sign-in'
import { AppWindow, RotateCw } from 'lucide'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { enSignIn } from '../../messages/enSignIn.js'
import ring from '../../theme/ring.css?text'
import { useSite, useUi } from '../../UiContext.js'
import type { ViewModule, ViewProps } from '../../viewModule.js'
import { SignInScreen } from './SignInScreen.js'
import { SocialMark } from './SocialMark.js'
import { sentenceOf } from './sentenceOf.js'
import { textsOf, useTexts } from './textsOf.js'
import { useSignIn } from './useSignIn.js'

/** Signing in goes on in a provider's window; this says so, and what came of it. */
export function ConnectingSocialView({ params }: ViewProps<'ConnectingSocial'>) {
  const { context, messages } = useUi()
  const texts = useTexts(enSignIn)
  const site = useSite()
  const { state, chooseOther } = useSignIn()
  const provider = params?.provider ?? 'google'
  const name = texts.providers[provider]
  const { namespace, adding } = params ?? {}
  // In the click itself: a browser lets a window open there only.
  const start = () => startSocial(context, { provider, namespace, adding })
  const reopen = () => reopenWindow(context)
  const picture = <SocialMark provider={provider} />
  const otherWay = (
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
      {otherWay}
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
          title={texts.socialFailedTitle}
          text={isClosed ? texts.closedText(name) : sentenceOf(state.error, texts, messages.errors)}
        >
          {again(start)}
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
      // A site opened the view: no window could be opened with it.
      return (
        <SignInScreen state="idle" picture={picture} title={texts.with(name)} text={texts.windowAsk(name)}>
          <Button kind="1" onClick={start}>
            {texts.with(name)}
          </Button>
          {otherWay}
        </SignInScreen>
      )
  }
}

export const connectingSocialView: ViewModule<'ConnectingSocial'> = {
  Component: ConnectingSocialView,
  sheets: [ring],
  title: ({ messages }, params) => textsOf(messages, enSignIn).providers[params?.provider ?? 'google'],
  watch: (context) => context.use(signIn).$state,
}
