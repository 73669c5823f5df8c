'use client'

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useUnsupported } from '../hooks/useUnsupported.js'
import { usePage } from '../ModalProvider.js'
import { faceLabels } from './faceLabels.js'
import type { ButtonLabels } from './labels.js'
import { addNetworkButton } from './networkButtons.js'
import { PageButton } from './PageButton.js'
import { PageIcon } from './PageIcon.js'
import { useAccountSheet } from './useAccountSheet.js'
import { useNetworkPicture } from './useNetworkPicture.js'

export interface NetworkButtonProps {
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ labels }: NetworkButtonProps) {
  const { modal } = usePage('<NetworkButton>')
  const { options, stores } = modal.context
  const network = useStore(stores.networks.$active, { ssr: () => options.defaultNetwork })
  const picture = useNetworkPicture(network)
  const isUnsupported = useUnsupported() !== undefined
  useAccountSheet()
  const texts = { ...faceLabels, ...labels }
  const { chainImages, enableNetworkSwitch } = options
  useEffect(() => (enableNetworkSwitch ? addNetworkButton(modal) : undefined), [modal, enableNetworkSwitch])
  if (!enableNetworkSwitch) return null
  if (isUnsupported || !network) {
    return (
      <PageButton kind="2" labels={labels} opens={isUnsupported ? { view: 'UnsupportedChain' } : { view: 'Networks' }}>
        <span className="fy-page__w" aria-hidden="true" />
        {texts.switchNetwork}
      </PageButton>
    )
  }
  return (
    <PageButton kind="2" label={texts.network(network.name)} labels={labels} opens={{ view: 'Networks' }}>
      <PageIcon of={network.name} imageUrl={chainImages?.[network.id]} letter={[...network.name][0]} {...picture} />
      {network.name}
      <span className="fy-page__c" aria-hidden="true" />
    </PageButton>
  )
}
