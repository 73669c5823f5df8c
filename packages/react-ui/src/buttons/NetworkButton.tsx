'use client'

import type { Network } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useUnsupportedNetwork } from '../internal/useUnsupportedNetwork.js'
import type { ButtonStyleProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { ButtonIcon } from './ButtonIcon.js'
import { accountButtonStyles } from './logic/accountButtonStyles.js'
import { countButton } from './logic/countButtons.js'
import { describeNetworkButton } from './logic/describeNetworkButton.js'
import { getIconHue } from './logic/getIconHue.js'
import type { ButtonLabels } from './logic/labels.js'
import { getNetworkPictureKey, loadNetworkPicture, type NetworkPicture } from './logic/loadNetworkPicture.js'
import { networkButtonLabels } from './logic/networkButtonLabels.js'
import { useAccountButtonStyles } from './networkButtons.js'

export interface NetworkButtonProps extends ButtonStyleProps {
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ labels, ...look }: NetworkButtonProps) {
  const { modal } = useModalProvider('<NetworkButton>')
  const { options, stores } = modal.context
  const active = useStore(stores.networks.$active, { ssr: () => options.defaultNetwork })
  const picture = useNetworkPicture(active)
  const { network, opens } = describeNetworkButton(active, useUnsupportedNetwork() !== undefined)
  useAccountButtonStyles()
  const texts = { ...networkButtonLabels, ...labels }
  const { chainImages, features } = options
  useEffect(() => (features.networkSwitch ? countButton(modal, 'network') : undefined), [modal, features.networkSwitch])
  if (!features.networkSwitch) return null
  const hue = network && `.fy-page__i{--h:${getIconHue(network.name)}}`
  const moreStyles = accountButtonStyles + (hue ?? '')
  const shared = { ...look, labels, opens, moreStyles, kind: '2' } as const
  if (!network) {
    return (
      <BaseButton {...shared}>
        <span className="fy-page__w" aria-hidden="true" />
        {texts.switchNetwork}
      </BaseButton>
    )
  }
  return (
    <BaseButton {...shared} label={texts.network(network.name)}>
      <ButtonIcon of={network.name} imageUrl={chainImages?.[network.id]} letter={[...network.name][0]} {...picture} />
      {network.name}
      <span className="fy-page__c" aria-hidden="true" />
    </BaseButton>
  )
}

function useNetworkPicture(network: Network | undefined) {
  const { modal } = useModalProvider('<NetworkButton>')
  const [result, setResult] = useState<NetworkPicture>()
  const key = getNetworkPictureKey(modal, network)
  useEffect(() => (key ? loadNetworkPicture(key, setResult) : undefined), [key])
  const current = result?.key === key ? result : undefined
  return { picture: current?.draw && <span ref={current.draw} />, isLoading: key !== undefined && !current }
}
