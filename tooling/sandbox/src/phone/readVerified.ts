import type { Verify } from '@walletconnect/types'

/** What Verify found out about the site. */
export const readVerified = (context: Verify.Context | undefined) => ({
  validation: context?.verified.validation ?? 'UNKNOWN',
  isScam: context?.verified.isScam ?? false,
})
