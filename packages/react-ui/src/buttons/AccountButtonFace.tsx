'use client'

import { formatAddress } from '@foyer/core/ui'
import { type CSSProperties, useState } from 'react'
import { hueOf } from '../components/hueOf.js'
import { isImageUrl } from '../components/isImageUrl.js'
import { useAccount } from '../hooks/useAccount.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import type { AccountButtonProps } from './AccountButton.js'
import { WarningIcon } from './icons.js'
import { buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { useAccountSheet } from './useAccountSheet.js'

/** The button of a visitor who is connected. */
export function AccountButtonFace({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const { address = '', profileName, profileImage, balanceFormatted, balanceSymbol } = useAccount(namespace)
  const unsupported = useUnsupported()
  useAccountSheet()
  const [broken, setBroken] = useState<string>()
  const texts = { ...buttonLabels, ...labels }
  const opens = namespace === undefined ? {} : { namespace }
  if (unsupported !== undefined) {
    return (
      <PageButton kind="2" isBad opens={opens}>
        <WarningIcon />
        {texts.switchNetwork}
      </PageButton>
    )
  }
  const name = profileName ?? formatAddress(address)
  const hasBalance = balance === 'show' && balanceFormatted !== undefined
  const hasImage = profileImage !== undefined && profileImage !== broken && isImageUrl(profileImage)
  return (
    <PageButton kind="2" opens={opens}>
      {hasBalance && (
        <span className="fy-page__b">
          {balanceFormatted} {balanceSymbol}
        </span>
      )}
      <span className="fy-page__i fy-page__a" aria-hidden="true" style={{ '--h': hueOf(address) } as CSSProperties}>
        {hasImage && (
          <img src={profileImage} alt="" referrerPolicy="no-referrer" onError={() => setBroken(profileImage)} />
        )}
      </span>
      <bdi>{name}</bdi>
    </PageButton>
  )
}
