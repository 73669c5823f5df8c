import type { ModalError, Route } from '@foyer/core'
import { describeError, getErrorTitle, type TranslatedSentences } from '@foyer/core/internal/connect'
import { goBack, type ModalContext } from '@foyer/core/internal/modal'
import { abortSignInIfLeft, type SignInState, signInStore } from '@foyer/core/internal/sign-in'
import { useStore } from '@nanostores/react'
import { type ReactNode, useCallback, useEffect } from 'react'
import { type RingStatus, StatusRing } from '../../components/StatusRing.js'
import { StatusScreen } from '../../components/StatusScreen.js'
import type { SignInMessages } from '../../i18n/en.js'
import { useUi } from '../../internal/UiContext.js'
import { useLeaveOnSuccess } from '../../internal/useLeaveOnSuccess.js'

export interface SignInScreenProps {
  readonly state: RingStatus
  readonly picture: ReactNode
  readonly isAccent?: boolean | undefined
  readonly title: string
  readonly text: ReactNode
  readonly below?: ReactNode
  readonly children?: ReactNode
}

export function SignInScreen({ state, picture, isAccent, title, text, below, children }: SignInScreenProps) {
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role={state === 'bad' ? 'alert' : 'status'}
          isShaking={state === 'bad'}
          title={title}
          text={text}
          picture={
            <StatusRing state={state}>
              <span className={`fy-ic fy-ic--72 fy-ic--glyph${isAccent ? ' fy-ic--accent' : ''}`} aria-hidden="true">
                {picture}
              </span>
            </StatusRing>
          }
        />
        {below && <div className="fy-center fy-stack">{below}</div>}
      </div>
      {children && <div className="fy-cta fy-stack">{children}</div>}
    </>
  )
}

const isInProgress = ({ view, params }: Route): boolean =>
  view === 'ConnectingSocial' ||
  view === 'ConnectingFarcaster' ||
  (view === 'EmailLogin' && params?.email !== undefined)

/** Reads the login in progress. Leaves the view once connected, and cancels the login when the view closes. */
export function useEmbeddedSignIn(): { readonly state: SignInState; readonly chooseOther: () => void } {
  const { context } = useUi()
  const state = useStore(context.use(signInStore).$state)
  useLeaveOnSuccess(state.status === 'connected')

  useEffect(
    () => () => {
      // The next view may belong to the same login: the code view follows the email view.
      const { modal, router } = context.stores
      if (!modal.$modal.get().open || !isInProgress(router.$route.get())) abortSignInIfLeft(context)
    },
    [context],
  )
  return { state, chooseOther: useCallback(() => chooseOtherOption(context), [context]) }
}

/** Goes back to the sign-in options, or to Connect if the app opened the view. */
function chooseOtherOption(context: ModalContext): void {
  const { router } = context.stores
  if (router.previous()) goBack(context)
  else router.replace({ view: 'Connect' })
}

/** Describes a failed login. The project's settings may turn off an option that Connect already shows. */
export const describeSignInError = (
  error: ModalError,
  texts: Pick<SignInMessages, 'notOffered'>,
  errors: TranslatedSentences | undefined,
): string => (isUnavailable(error) ? texts.notOffered : describeError(error, errors))

export const getSignInErrorTitle = getErrorTitle

const isUnavailable = ({ code, context }: ModalError) =>
  (code === 'AUTH_CONNECTOR_MISSING' || code === 'SOCIAL_FAILED') && context.way !== undefined
