import { closeIfViewAllows, goBack } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { ChevronDown, ChevronLeft, CircleHelp, X } from 'lucide'
import { useState } from 'react'
import { Icon } from '../components/Icon.js'
import { IconButton } from '../components/IconButton.js'
import { NetworkIcon } from '../components/NetworkIcon.js'
import { useShownRoute, useUi } from '../internal/UiContext.js'

export interface HeaderProps {
  readonly titleId: string
  readonly title: string | undefined
}

export function Header({ titleId, title: given }: HeaderProps) {
  const { context, deferred, messages } = useUi()
  const { route } = useShownRoute()
  // A title may name a wallet or network whose name changes while the view is open.
  useStore(deferred.$wallets)
  const title = given ?? messages.common.loading
  // The modal's entrance already animates the first title.
  const [first] = useState(title)
  return (
    <div className="fy-header">
      <HeaderStart />
      {/* Another title of the same view leaves the focus in place. */}
      <h2 className="fy-title" id={titleId} key={route.view} tabIndex={-1}>
        <span className={title === first ? undefined : 'fy-title-in'} key={title}>
          {title}
        </span>
      </h2>
      {context.options.enableEmbedded ? (
        <span />
      ) : (
        <IconButton label={messages.common.close} onClick={() => closeIfViewAllows(context)}>
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
  const back = () => (onBack && owner ? onBack(owner.featureContext) : goBack(context))
  if (start === 'network') return <NetworkChoice />
  if (depth > 1) {
    return (
      <IconButton label={messages.common.back} onClick={back}>
        <Icon node={ChevronLeft} className="fy-i fy-flip" strokeWidth={1.75} />
      </IconButton>
    )
  }
  if (start === 'help' && context.options.features.walletGuide) {
    return (
      <IconButton
        label={messages.connect.whatIsAWallet}
        focusKey="help"
        // The help button appears in the place of Back: a double press on Back must not open help.
        onClick={({ detail }) => detail < 2 && router.push({ view: 'WhatIsAWallet' })}
      >
        <Icon node={CircleHelp} strokeWidth={1.75} />
      </IconButton>
    )
  }
  return <span />
}

function NetworkChoice() {
  const { context, deferred, messages } = useUi()
  const { router } = context.stores
  const network = useStore(deferred.$network)
  if (!network || !context.options.features.networkSwitch) return <span />
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
