import { toImportError } from '@foyer/core/adapter'

const NAME = '@solana/web3.js'

/** Loads the optional peer. Throws `PACKAGE_MISSING` where nobody has installed it. */
export async function loadWeb3(): Promise<typeof import('@solana/web3.js')> {
  // `try` around `import()` itself: bundlers then warn of a package that is absent, and do not fail.
  try {
    const web3 = await import('@solana/web3.js')
    // In builds for production Vite puts an empty module in the place of an optional peer that is absent.
    if ('Transaction' in web3) return web3
  } catch (cause) {
    throw toImportError(NAME, cause)
  }
  throw toImportError(NAME)
}
