import { goBack, leaveModal } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { ChevronDown, ChevronLeft, CircleHelp, X } from 'lucide'
import { useState } from 'react'
import { Icon } from './components/Icon.js'
import { IconButton } from './components/IconButton.js'
import { NetworkIcon } from './components/NetworkIcon.js'
import { useShownRoute } from './RouteContext.js'
import { useUi } from './UiContext.js'

export interface HeaderProps {
  readonly titleId: string
  readonly title: string | undefined
}

/** Back or help at the start, the title, close at the end. */
export function Header({ titleId, title: given }: HeaderProps) {
  const { context, held, messages } = useUi()
  const { route } = useShownRoute()
  // Titles may speak of wallets and networks that change while the view is open.
  useStore(held.$wallets)
  const title = given ?? messages.common.loading
  // The first title comes in with the frame.
  const [first] = useState(title)
  return (
    <div className="fy-header">
      <HeaderStart />
      {/* Where the same view gets another title, what has the focus stays. */}
      <h2 className="fy-title" id={titleId} key={route.view} tabIndex={-1}>
        <span className={title === first ? undefined : 'fy-title-in'} key={title}>
          {title}
        </span>
      </h2>
      {context.options.enableEmbedded ? (
        <span />
      ) : (
        <IconButton label={messages.common.close} onClick={() => leaveModal(context)}>
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
  const { start, onBack } = context.views.get(route.view) ?? {}
  const owner = context.features.find(({ definition }) => Object.hasOwn(definition.views ?? {}, route.view))
  const back = () => (onBack && owner ? onBack(owner.host) : goBack(context))
  if (start === 'network') return <NetworkChoice />
  if (depth > 1) {
    return (
      <IconButton label={messages.common.back} onClick={back}>
        <Icon node={ChevronLeft} className="fy-i fy-flip" strokeWidth={1.75} />
      </IconButton>
    )
  }
  if (start === 'help' && context.options.enableWalletGuide) {
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
  const { context, held, messages } = useUi()
  const { router } = context.stores
  const network = useStore(held.$network)
  if (!network || !context.options.enableNetworkSwitch) return <span />
  return (
    <button
      type="button"
      className="fy-nsb"
      aria-label={messages.common.network(network.name)}
      data-focus-key="network"
      onClick={() => router.push({ view: 'Networks' })}
    >
      <NetworkIcon network={network} size={24} />
      <Icon node={ChevronDown} className="fy-i fy-i--xs" strokeWidth={2.1} />
    </button>
  )
}
