import { allowedFeature, isModalError, showToast } from '@foyer/core/ui'
import { disconnect } from '@foyer/core/ui/account'
import { describeError } from '@foyer/core/ui/connect'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../components/ExternalLink.js'
import { useActiveAccount } from '../hooks/useActiveAccount.js'
import { useViewUi } from '../useViewUi.js'
import { explorerUrl } from '../utils/explorerUrl.js'
import { walletNameOf } from '../utils/walletNameOf.js'

/**
 * On the frame, where it is always at hand: where to read more of the account, what it has allowed, and how to leave. Where several wallets are
 * connected it asks in its place which one is meant.
 */
export function AccountFooter() {
  const { context, messages } = useViewUi()
  const { networks, connections } = context.stores
  const { namespace, account } = useActiveAccount()
  const network = useStore(networks.$active)
  const all = useStore(connections.$connections)
  const [isAsking, setAsking] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    // What was pressed has given way to the question, or the question to it.
    if (isAsking !== wasAsking.current)
      foot.current?.querySelector<HTMLElement>('[data-focus-key="disconnect"]')?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const { account: texts } = messages
  const { address } = account
  if (!address) return null
  const walletId = all[namespace]?.live[0]?.walletId
  // A wallet that is connected for several kinds of networks is one.
  const live = Object.values(all).flatMap((each) => each?.live ?? [])
  const own = live.filter((each) => each.walletId === walletId)
  const hasOthers = own.length < live.length
  const isAsked = isAsking && hasOthers && walletId !== undefined
  const here = network?.chainNamespace === namespace ? network : undefined
  const explorer = here && explorerUrl(here, { address })
  const hasAllowed = context.features.some(({ definition }) => definition === allowedFeature)
  return (
    <div className="fy-footer fy-footer--row fy-account__foot" ref={foot}>
      {explorer && !isAsked && (
        <ExternalLink className="fy-footer__l" href={explorer}>
          {texts.explorer(here?.blockExplorers?.default.name ?? '')}
        </ExternalLink>
      )}
      {hasAllowed && !isAsked && (
        <button
          type="button"
          className="fy-footer__l"
          data-focus-key="allowed"
          onClick={() => context.stores.router.push({ view: 'Allowed' })}
        >
          {texts.allowed}
        </button>
      )}
      {!hasOthers && <Disconnect>{texts.disconnect}</Disconnect>}
      {hasOthers && !isAsked && (
        <button type="button" className="fy-footer__l" data-focus-key="disconnect" onClick={() => setAsking(true)}>
          {texts.disconnect}
        </button>
      )}
      {isAsked && (
        <>
          <Disconnect target={own.length > 1 ? { walletId } : { namespace, walletId }} onEnd={() => setAsking(false)}>
            {messages.wallets.disconnect(walletNameOf(context, walletId))}
          </Disconnect>
          <Disconnect>{texts.disconnectAll}</Disconnect>
          <button type="button" className="fy-footer__l" onClick={() => setAsking(false)}>
            {texts.keep}
          </button>
        </>
      )}
    </div>
  )
}

interface DisconnectProps {
  readonly children: ReactNode
  /** Without it: all that is connected. */
  readonly target?: Parameters<typeof disconnect>[1]
  readonly onEnd?: (() => void) | undefined
}

function Disconnect({ children, target, onEnd }: DisconnectProps) {
  const { context, messages } = useViewUi()
  const [isBusy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    try {
      await disconnect(context, target)
      showToast(context, { message: messages.account.disconnected })
    } catch (error) {
      context.log('warn', 'A wallet could not be told of the disconnect', error)
      if (isModalError(error)) {
        showToast(context, { message: describeError(error, messages.errors), variant: 'error' })
      }
    } finally {
      setBusy(false)
      onEnd?.()
    }
  }
  return (
    <button
      type="button"
      className="fy-footer__l"
      data-focus-key="disconnect"
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : () => void onClick()}
    >
      {children}
      {isBusy && <span className="fy-spin" aria-hidden="true" />}
    </button>
  )
}
