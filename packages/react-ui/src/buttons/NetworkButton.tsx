'use client'

import type { Network } from '@foyer/core'
import { runWhenIdle } from '@foyer/core/internal/page'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useUnsupportedNetwork } from '../internal/useUnsupportedNetwork.js'
import type { ButtonStyleProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { ButtonIcon } from './ButtonIcon.js'
import type { ButtonLabels } from './labels.js'
import { networkButtonLabels, trackNetworkButton, useAccountButtonStyles } from './networkButtons.js'

export interface NetworkButtonProps extends ButtonStyleProps {
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ labels, className, style }: NetworkButtonProps) {
  const { modal } = useModalProvider('<NetworkButton>')
  const { options, stores } = modal.context
  const network = useStore(stores.networks.$active, { ssr: () => options.defaultNetwork })
  const picture = useNetworkPicture(network)
  const isUnsupported = useUnsupportedNetwork() !== undefined
  useAccountButtonStyles()
  const texts = { ...networkButtonLabels, ...labels }
  const { chainImages, features } = options
  useEffect(() => (features.networkSwitch ? trackNetworkButton(modal) : undefined), [modal, features.networkSwitch])
  if (!features.networkSwitch) return null
  if (isUnsupported || !network) {
    return (
      <BaseButton
        className={className}
        style={style}
        kind="2"
        labels={labels}
        opens={isUnsupported ? { view: 'UnsupportedChain' } : { view: 'Networks' }}
      >
        <span className="fy-page__w" aria-hidden="true" />
        {texts.switchNetwork}
      </BaseButton>
    )
  }
  return (
    <BaseButton
      className={className}
      style={style}
      kind="2"
      label={texts.network(network.name)}
      labels={labels}
      opens={{ view: 'Networks' }}
    >
      <ButtonIcon of={network.name} imageUrl={chainImages?.[network.id]} letter={[...network.name][0]} {...picture} />
      {network.name}
      <span className="fy-page__c" aria-hidden="true" />
    </BaseButton>
  )
}

interface NetworkPicture {
  readonly picture?: ReactNode
  readonly isLoading: boolean
}

/**
 * Loads a network's picture when the browser is idle, unless `preload` is `none`. Test networks keep their letter, so
 * that none looks like a mainnet.
 */
function useNetworkPicture(network: Network | undefined): NetworkPicture {
  const { context } = useModalProvider('<NetworkButton>').modal
  const [result, setResult] = useState<{ readonly key: string; readonly picture: ReactNode }>()
  const isWanted = network && !network.testnet && !context.options.chainImages?.[network.id]
  const key = isWanted && context.options.preload !== 'none' ? network.caipNetworkId : undefined
  useEffect(() => {
    if (!key) return
    const life = new AbortController()
    const find = async () => {
      const { loadButtonPicture } = await import('./ButtonPicture.js')
      const picture = await loadButtonPicture(key)
      if (!life.signal.aborted) setResult({ key, picture })
    }
    // If loading fails, the icon keeps its letter.
    runWhenIdle(life.signal, [find]).catch(() => !life.signal.aborted && setResult({ key, picture: undefined }))
    return () => life.abort()
  }, [key])
  const isCurrent = result !== undefined && result.key === key
  return { picture: isCurrent ? result.picture : undefined, isLoading: key !== undefined && !isCurrent }
}
