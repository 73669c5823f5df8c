import type { Verify } from '@walletconnect/types'

export const readVerifyResult = (context: Verify.Context | undefined) => ({
  validation: context?.verified.validation ?? 'UNKNOWN',
  isScam: context?.verified.isScam ?? false,
})
