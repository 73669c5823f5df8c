import type { SocialProvider, ViewParams } from '@foyer/core'
import type { ModalContext } from '@foyer/core/ui'

type Target = Pick<ViewParams['Connect'], 'namespace' | 'adding'>

/** Leads to where the code is asked for, unless that is on top already. */
export function showEmailLogin(
  { stores }: ModalContext,
  { namespace, adding, email }: Target & { email: string },
): void {
  const { router } = stores
  const { view, params } = router.$route.get()
  if (view === 'EmailLogin' && params?.email === email) return
  router.push({ view: 'EmailLogin', params: { namespace, adding, email } })
}

/** Leads to where a provider's window is spoken of, or Farcaster's code is shown. */
export function showSocial(
  { stores }: ModalContext,
  { namespace, adding, provider }: Target & { provider: SocialProvider },
): void {
  const { router } = stores
  const view = provider === 'farcaster' ? 'ConnectingFarcaster' : 'ConnectingSocial'
  if (router.$route.get().view === view) return
  if (provider === 'farcaster') router.push({ view: 'ConnectingFarcaster', params: { namespace, adding } })
  else router.push({ view: 'ConnectingSocial', params: { namespace, adding, provider } })
}
