import { type Hex, isAddress, isAddressEqual } from 'viem'
import { texts } from '../../texts/texts'
import { FrameError } from '../errors/FrameError'
import type { SmartAccount } from '../smart/createSmartAccounts'
import type { EvmRpcCall } from './types'

export interface EvmSigner {
  readonly address: Hex
  readonly smart: SmartAccount | undefined
}

export function readSigner({ accounts }: EvmRpcCall, address: string = accounts.active): EvmSigner {
  const { eoa, smart } = accounts
  if (isAddress(address, { strict: false })) {
    if (isAddressEqual(address, eoa)) return { address: eoa, smart: undefined }
    if (smart && isAddressEqual(address, smart.address)) return { address: smart.address, smart }
  }
  throw new FrameError(texts().approvals.errors.otherAccount, 4100)
}
