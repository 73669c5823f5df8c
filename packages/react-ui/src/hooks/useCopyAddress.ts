import { useMessages } from '../UiContext.js'
import { useCopy } from './useCopy.js'

/** Copies an address. */
export function useCopyAddress(address: string): ReturnType<typeof useCopy> {
  const { account } = useMessages()
  return useCopy(address, { copied: account.addressCopied, failed: account.copyFailed })
}
