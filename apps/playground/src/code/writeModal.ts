import { type Local, nothingLocal } from '../sandbox/local'
import { adaptersOf, isNetworkKey } from '../settings/networks'
import type { Settings } from '../settings/settings'
import { toOptions, toRpcUrls } from '../settings/toOptions'
import { toServices } from '../settings/toServices'
import { print, Source } from './print'

interface Parts {
  readonly ui: boolean
  /** `export const modal`, for another file. */
  readonly exported: boolean
}

/** The `createModal` of the present settings, with its imports. */
export function writeModal(settings: Settings, local: Local, { ui, exported }: Parts): string {
  const { networks, defaultNetwork, enableEmbedded, disableAppend } = settings
  const adapters = adaptersOf(networks)
  const { projectId, metadata, ...options } = toOptions(settings)
  const tree = {
    projectId: projectId ?? new Source("''", 'An alert says that it is missing'),
    ...(metadata ? { metadata } : {}),
    networks: networks.map((key) => new Source(key)),
    ...(isNetworkKey(defaultNetwork) ? { defaultNetwork: new Source(defaultNetwork) } : {}),
    adapters: adapters.map(
      ({ name }) => new Source(`${name}(${name === 'evm' ? writeCoinbase(settings['evm.coinbase']) : ''})`),
    ),
    ...(ui ? { ui: new Source(`reactUi(${writeDir(settings['ui.dir'])})`) } : {}),
    ...options,
    ...writeRpcUrls(settings, local),
    ...writeServices(settings, local),
    ...(ui && (enableEmbedded || disableAppend)
      ? { container: new Source("document.querySelector('#modal') ?? undefined") }
      : {}),
  }
  const imports = [
    ...adapters.flatMap(writeAdapterImports).sort(),
    "import { createModal } from '@foyer/core'",
    ...(ui ? ["import { reactUi } from '@foyer/react-ui'"] : []),
  ]
  return `${imports.join('\n')}\n\n${exported ? 'export ' : ''}const modal = createModal(${print(tree)})\n`
}

function writeAdapterImports({ name, networks }: ReturnType<typeof adaptersOf>[number]): readonly string[] {
  return [
    `import { ${name} } from '@foyer/adapter-${name}'`,
    `import { ${[...networks].sort().join(', ')} } from '@foyer/adapter-${name}/networks'`,
  ]
}

function writeRpcUrls(settings: Settings, local: Local) {
  const urls = Object.entries(toRpcUrls(settings, local))
  if (urls.length === 0) return {}
  const tree = Object.fromEntries(urls.map(([id, url]) => [id, [{ url }]]))
  const isLocal = Object.values(settings.customRpcUrls).every((url) => url === '')
  // Two levels in, as `print` would have it in its place.
  const text = print(tree, '  ')
  return { customRpcUrls: new Source(text, isLocal ? 'Local chains of this page; not for your site' : undefined) }
}

function writeServices(settings: Settings, local: Local) {
  const urls = toServices(settings, local)
  const names = Object.keys(urls)
  if (names.length === 0) return {}
  const entered = toServices(settings, nothingLocal)
  const running = names.filter((name) => !Object.hasOwn(entered, name))
  const comment = running.length > 0 ? `Not for your site: ${running.join(', ')}` : undefined
  return { services: new Source(print(urls, '  '), comment) }
}

function writeCoinbase(coinbase: Settings['evm.coinbase']): string {
  if (coinbase === 'all') return ''
  return coinbase === 'off' ? '{ coinbase: false }' : `{ coinbase: { preference: '${coinbase}' } }`
}

const writeDir = (dir: Settings['ui.dir']) => (dir === 'auto' ? '' : `{ dir: '${dir}' }`)
