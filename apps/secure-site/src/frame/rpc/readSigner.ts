import { type Hex, isAddress, isAddressEqual } from 'viem'
import { FrameError } from '../FrameError'
import type { SmartAccount } from '../smart/createSmartAccounts'
import type { EvmRpcCall } from './types'

export interface Signer {
  readonly address: Hex
  /** Absent: the person's own key. */
  readonly smart: SmartAccount | undefined
}

/** Which of the person's accounts is meant; the active one when none is named. Throws for anybody else's. */
export function readSigner({ accounts }: EvmRpcCall, address: string = accounts.active): Signer {
  const { eoa, smart } = accounts
  if (isAddress(address, { strict: false })) {
    if (isAddressEqual(address, eoa)) return { address: eoa, smart: undefined }
    if (smart && isAddressEqual(address, smart.address)) return { address: smart.address, smart }
  }
  throw new FrameError('This account is not the one that is connected.', 4100)
}
