import { closeModal, goBack } from '@foyer/core/ui'
import { ChevronDown, ChevronLeft, CircleHelp, X } from 'lucide'
import { useState } from 'react'
import { Icon } from './components/Icon.js'
import { IconButton } from './components/IconButton.js'
import { NetworkIcon } from './components/NetworkIcon.js'
import { useReadable } from './hooks/useReadable.js'
import { useShownRoute } from './RouteContext.js'
import { useUi } from './UiContext.js'
import { titleOf } from './views/titleOf.js'

/** Back or help at the start, the title, close at the end. */
export function Header({ titleId }: { readonly titleId: string }) {
  const ui = useUi()
  const { context, messages } = ui
  const { route } = useShownRoute()
  // Titles may speak of wallets and networks that change while the view is open.
  useReadable(context.stores.connectors.$all)
  const title = titleOf(ui, route)
  // The first title comes in with the frame.
  const [first] = useState(title)
  return (
    <div className="fy-header">
      <HeaderStart />
      <h2 className={`fy-title${title === first ? '' : ' fy-title-in'}`} id={titleId} key={title} tabIndex={-1}>
        {title}
      </h2>
      {context.options.enableEmbedded ? (
        <span />
      ) : (
        <IconButton label={messages.common.close} onClick={() => closeModal(context)}>
          <Icon node={X} strokeWidth={1.75} />
        </IconButton>
      )}
    </div>
  )
}

function HeaderStart() {
  const { context, messages } = useUi()
  const { router } = context.stores
  const { route, depth } = useShownRoute()
  if (route.view === 'Account') return <NetworkChoice />
  if (depth > 1) {
    return (
      <IconButton label={messages.common.back} onClick={() => goBack(context)}>
        <Icon node={ChevronLeft} className="fy-i fy-flip" strokeWidth={1.75} />
      </IconButton>
    )
  }
  if (route.view === 'Connect' && context.options.enableWalletGuide) {
    return (
      <IconButton
        label={messages.connect.whatIsAWallet}
        focusKey="help"
        // The second press of a double one was meant for Back, whose place this took.
        onClick={({ detail }) => detail < 2 && router.push({ view: 'WhatIsAWallet' })}
      >
        <Icon node={CircleHelp} strokeWidth={1.75} />
      </IconButton>
    )
  }
  return <span />
}

function NetworkChoice() {
  const { context, messages } = useUi()
  const { networks, router } = context.stores
  const network = useReadable(networks.$active)
  if (!network || !context.options.enableNetworkSwitch) return <span />
  return (
    <button
      type="button"
      className="fy-nsb"
      aria-label={messages.account.network(network.name)}
      data-focus-key="network"
      onClick={() => router.push({ view: 'Networks' })}
    >
      <NetworkIcon network={network} size={24} />
      <Icon node={ChevronDown} className="fy-i fy-i--xs" strokeWidth={2.1} />
    </button>
  )
}
