'use client'

import { formatAddress } from '@foyer/core/ui'
import { useAccount } from '../hooks/useAccount.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import type { AccountButtonProps } from './AccountButton.js'
import { buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { PageIcon } from './PageIcon.js'
import { useAccountSheet } from './useAccountSheet.js'

/** The button of a visitor who is connected. */
export function AccountButtonFace({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const { address = '', profileName, profileImage, balanceFormatted, balanceSymbol } = useAccount(namespace)
  const unsupported = useUnsupported()
  useAccountSheet()
  const texts = { ...buttonLabels, ...labels }
  const opens = namespace === undefined ? {} : { namespace }
  if (unsupported !== undefined) {
    return (
      <PageButton kind="2" isBad labels={labels} opens={opens}>
        <span className="fy-page__w" aria-hidden="true" />
        {texts.switchNetwork}
      </PageButton>
    )
  }
  const name = profileName ?? formatAddress(address)
  const hasBalance = balance === 'show' && balanceFormatted !== undefined
  return (
    <PageButton kind="2" labels={labels} opens={opens}>
      {hasBalance && (
        <span className="fy-page__b">
          {balanceFormatted} {balanceSymbol}
        </span>
      )}
      <PageIcon of={address} imageUrl={profileImage} />
      <bdi>{name}</bdi>
    </PageButton>
  )
}
