import type { SocialProvider, ViewParams } from '@foyer/core'
import type { ModalContext } from '@foyer/core/internal/modal'

type Target = Pick<ViewParams['Connect'], 'namespace' | 'adding'>

/** Shows the email code view, unless it is on top. */
export function showEmailLogin(
  { stores }: ModalContext,
  { namespace, adding, email }: Target & { email: string },
): void {
  const { router } = stores
  const { view, params } = router.$route.get()
  if (view === 'EmailLogin' && params?.email === email) return
  router.push({ view: 'EmailLogin', params: { namespace, adding, email } })
}

/** Shows the view of a social sign-in, unless it is on top. */
export function showSocialLogin(
  { stores }: ModalContext,
  { namespace, adding, provider }: Target & { provider: SocialProvider },
): void {
  const { router } = stores
  const view = provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'
  if (router.$route.get().view === view) return
  if (provider === 'farcaster') router.push({ view: 'ConnectingFarcaster', params: { namespace, adding } })
  else router.push({ view: 'ConnectingSocial', params: { namespace, adding, provider } })
}
