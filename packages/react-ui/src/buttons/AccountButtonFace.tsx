'use client'

import { formatAddress } from '@foyer/core/ui'
import { useAccount } from '../hooks/useAccount.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import type { AccountButtonProps } from './accountFace.js'
import { faceLabels } from './faceLabels.js'
import { PageIcon } from './PageIcon.js'
import { useAccountSheet } from './useAccountSheet.js'

/** What stands on the button of a visitor who is connected. */
export function AccountButtonFace({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const { address = '', profileName, profileImage, balanceFormatted, balanceSymbol } = useAccount(namespace)
  const unsupported = useUnsupported()
  useAccountSheet()
  if (unsupported !== undefined) {
    return (
      <>
        <span className="fy-page__w" aria-hidden="true" />
        {labels?.switchNetwork ?? faceLabels.switchNetwork}
      </>
    )
  }
  const hasBalance = balance === 'show' && balanceFormatted !== undefined
  return (
    <>
      {hasBalance && (
        <bdi className="fy-page__b">
          {balanceFormatted} {balanceSymbol}
        </bdi>
      )}
      <PageIcon of={address} imageUrl={profileImage} />
      <bdi>{profileName ?? formatAddress(address)}</bdi>
    </>
  )
}
