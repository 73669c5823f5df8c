import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The native binary itself, not the package's `bin.mjs`: a wrapper in between would take our signal and leave anvil
 * behind.
 */
export function findAnvil(platform = process.platform, arch = process.arch) {
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  // The platform package is a dependency of the main one, so it is looked up from there.
  const require = createRequire(import.meta.url)
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  try {
    return join(dirname(fromAnvil.resolve(`${name}/package.json`)), 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new Error(`${name} is not installed: run pnpm install on this machine without --no-optional`, { cause })
  }
}
