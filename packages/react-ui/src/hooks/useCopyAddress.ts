import { useViewMessages } from '../useViewUi.js'
import { useCopy } from './useCopy.js'

/** Copies an address. */
export function useCopyAddress(address: string): ReturnType<typeof useCopy> {
  const { account } = useViewMessages()
  return useCopy(address, { copied: account.addressCopied, failed: account.copyFailed })
}
