import type { Route } from '@foyer/core'
import { goBack, type ModalContext } from '@foyer/core/ui'
import { leaveSignIn, type SignInState, signIn } from '@foyer/core/ui/sign-in'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect } from 'react'
import { useFinish } from '../../hooks/useFinish.js'
import { useUi } from '../../UiContext.js'

/** Views in which something goes on that ends when none of them is on top any more. */
const isGoingOn = ({ view, params }: Route): boolean =>
  view === 'ConnectingSocial' ||
  view === 'ConnectingFarcaster' ||
  (view === 'EmailLogin' && params?.email !== undefined)

/**
 * Where signing in stands, for a view that shows it. Once it is done the modal moves on, and when the view goes what
 * waits is given up.
 */
export function useSignIn(): { readonly state: SignInState; readonly chooseOther: () => void } {
  const { context } = useUi()
  const state = useStore(context.use(signIn).$state)
  useFinish(state.status === 'connected')

  useEffect(
    () => () => {
      // One of these views may follow another, as the code does when the address was typed there.
      const { modal, router } = context.stores
      if (!modal.$modal.get().open || !isGoingOn(router.$route.get())) leaveSignIn(context)
    },
    [context],
  )
  return { state, chooseOther: useCallback(() => chooseOtherWay(context), [context]) }
}

/** Back to where this way was chosen; a site may have opened the view by itself. */
function chooseOtherWay(context: ModalContext): void {
  const { router } = context.stores
  if (router.previous()) goBack(context)
  else router.replace({ view: 'Connect' })
}
