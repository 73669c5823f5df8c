import type { AccountState } from '@foyer/core'
import { formatAddress } from '@foyer/core/internal/page'

type ShownFields = Pick<
  AccountState,
  'address' | 'profileName' | 'profileImage' | 'balanceShown' | 'balanceFormatted' | 'balanceSymbol'
>

export interface AccountDescription {
  readonly name: string
  readonly address: string
  readonly imageUrl: string | undefined
  readonly balance: AccountState['balanceShown']
}

/** Describes what an account button shows. */
export function describeAccount(account: ShownFields): AccountDescription {
  const { address = '', profileName, profileImage, balanceShown, balanceFormatted, balanceSymbol = '' } = account
  const native = balanceFormatted === undefined ? undefined : { formatted: balanceFormatted, symbol: balanceSymbol }
  return {
    name: profileName ?? formatAddress(address),
    address,
    imageUrl: profileImage,
    balance: balanceShown ?? native,
  }
}
