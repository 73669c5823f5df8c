import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Locates the native binary: a signal to its wrapper `bin.mjs` would leave anvil running.
export function findAnvil(platform = process.platform, arch = process.arch) {
  const name = `@foundry-rs/anvil-${platform}-${arch === 'x64' ? 'amd64' : arch}`
  // Resolves from the main package, which depends on the platform's package.
  const require = createRequire(import.meta.url)
  const fromAnvil = createRequire(require.resolve('@foundry-rs/anvil/package.json'))
  try {
    return join(dirname(fromAnvil.resolve(`${name}/package.json`)), 'bin', platform === 'win32' ? 'anvil.exe' : 'anvil')
  } catch (cause) {
    throw new Error(`${name} is not installed: install @foyer/sandbox on this machine, with its optional packages`, {
      cause,
    })
  }
}
