'use client'

import { type CSSProperties, useState } from 'react'
import { hueOf } from '../components/hueOf.js'
import { isImageUrl } from '../components/isImageUrl.js'
import { useReadable } from '../hooks/useReadable.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import { usePage } from '../ModalProvider.js'
import { ChevronIcon, WarningIcon } from './icons.js'
import { type ButtonLabels, buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { useAccountSheet } from './useAccountSheet.js'

export interface NetworkButtonProps {
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ labels }: NetworkButtonProps) {
  const { modal } = usePage('<NetworkButton>')
  const { options, stores } = modal.context
  const network = useReadable(stores.networks.$active, () => options.defaultNetwork)
  const isUnsupported = useUnsupported() !== undefined
  useAccountSheet()
  const [broken, setBroken] = useState<string>()
  const texts = { ...buttonLabels, ...labels }
  const { chainImages, enableNetworkSwitch } = options
  if (!enableNetworkSwitch) return null
  if (isUnsupported || !network) {
    return (
      <PageButton kind="2" isBad opens={isUnsupported ? { view: 'UnsupportedChain' } : { view: 'Networks' }}>
        <WarningIcon />
        {texts.switchNetwork}
      </PageButton>
    )
  }
  const image = chainImages?.[network.id]
  const hasImage = image !== undefined && image !== broken && isImageUrl(image)
  return (
    <PageButton kind="2" label={texts.network(network.name)} opens={{ view: 'Networks' }}>
      <span className="fy-page__i" aria-hidden="true" style={{ '--h': hueOf(network.name) } as CSSProperties}>
        {hasImage ? (
          <img src={image} alt="" referrerPolicy="no-referrer" onError={() => setBroken(image)} />
        ) : (
          [...network.name][0]
        )}
      </span>
      {network.name}
      <ChevronIcon />
    </PageButton>
  )
}
