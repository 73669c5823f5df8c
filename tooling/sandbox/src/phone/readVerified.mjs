/**
 * What Verify found out about the site.
 *
 * @param {import('@walletconnect/types').Verify.Context | undefined} context
 */
export const readVerified = (context) => ({
  validation: context?.verified.validation ?? 'UNKNOWN',
  isScam: context?.verified.isScam ?? false,
})
