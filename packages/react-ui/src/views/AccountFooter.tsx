import { disconnect } from '@foyer/core/internal/account'
import { isModalError, showToast } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ExternalLink } from '../components/ExternalLink.js'
import { useViewUi } from '../i18n/useViewUi.js'
import { createErrorToast } from '../internal/createErrorToast.js'
import { getExplorerUrl } from '../internal/getExplorerUrl.js'
import { getConnectionName } from '../internal/getWalletName.js'
import { useActiveAccount } from '../internal/useActiveAccount.js'

/** Links to explorer and permissions, and disconnects; with several wallets the user picks one. */
export function AccountFooter() {
  const { context, messages } = useViewUi()
  const { networks, connections } = context.stores
  const { namespace, account } = useActiveAccount()
  const network = useStore(networks.$active)
  const all = useStore(connections.$connections)
  const [isChoiceOpen, setChoiceOpen] = useState(false)
  const foot = useRef<HTMLDivElement>(null)
  const wasChoiceOpen = useRef(false)
  useEffect(() => {
    // Focuses the replacement of the pressed button, which is gone.
    if (isChoiceOpen !== wasChoiceOpen.current)
      foot.current?.querySelector<HTMLElement>('[data-focus-key="disconnect"]')?.focus()
    wasChoiceOpen.current = isChoiceOpen
  }, [isChoiceOpen])
  const { account: texts } = messages
  const { address } = account
  if (!address) return null
  const walletId = all[namespace]?.live[0]?.walletId
  // A wallet connected in several namespaces counts once.
  const live = Object.values(all).flatMap((each) => each?.live ?? [])
  const own = live.filter((each) => each.walletId === walletId)
  const hasOthers = own.length < live.length
  const isChoosing = isChoiceOpen && hasOthers && walletId !== undefined
  const here = network?.chainNamespace === namespace ? network : undefined
  const explorer = here && getExplorerUrl(here, { address })
  const hasPermissions = context.features.some(({ definition }) => definition.id === 'permissions')
  return (
    <div className="fy-footer fy-footer--row fy-account__foot" ref={foot}>
      {explorer && !isChoosing && (
        <ExternalLink className="fy-footer__l" href={explorer}>
          {texts.explorer(here?.blockExplorers?.default.name ?? '')}
        </ExternalLink>
      )}
      {hasPermissions && !isChoosing && (
        <button
          type="button"
          className="fy-footer__l"
          data-focus-key="permissions"
          onClick={() => context.stores.router.push({ view: 'Permissions' })}
        >
          {texts.permissions}
        </button>
      )}
      {!hasOthers && <Disconnect>{texts.disconnect}</Disconnect>}
      {hasOthers && !isChoosing && (
        <button type="button" className="fy-footer__l" data-focus-key="disconnect" onClick={() => setChoiceOpen(true)}>
          {texts.disconnect}
        </button>
      )}
      {isChoosing && (
        <>
          <Disconnect
            target={own.length > 1 ? { walletId } : { namespace, walletId }}
            onEnd={() => setChoiceOpen(false)}
          >
            {messages.wallets.disconnect(getConnectionName(context, messages, walletId))}
          </Disconnect>
          <Disconnect>{texts.disconnectAll}</Disconnect>
          <button type="button" className="fy-footer__l" onClick={() => setChoiceOpen(false)}>
            {texts.keep}
          </button>
        </>
      )}
    </div>
  )
}

interface DisconnectProps {
  readonly children: ReactNode
  /** Connections to end. @default all */
  readonly target?: Parameters<typeof disconnect>[1]
  readonly onEnd?: (() => void) | undefined
}

function Disconnect({ children, target, onEnd }: DisconnectProps) {
  const { context, messages } = useViewUi()
  const [isBusy, setBusy] = useState(false)
  const onClick = async () => {
    setBusy(true)
    try {
      await disconnect(context.modal, target)
      showToast(context.modal, { message: messages.account.disconnected })
    } catch (error) {
      context.log('warn', 'Failed to notify a wallet of the disconnect', error)
      if (isModalError(error)) {
        showToast(context.modal, createErrorToast(error, messages))
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
