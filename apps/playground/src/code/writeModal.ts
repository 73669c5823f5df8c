import { nothingLocal } from '../sandbox/local'
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

/** The `createModal` of the present settings, with its imports. What runs on this machine beside the page is no part of it. */
export function writeModal(settings: Settings, { ui, exported }: Parts): string {
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
    ...writeRpcUrls(settings),
    ...writeServices(settings),
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

function writeRpcUrls(settings: Settings) {
  const urls = Object.entries(toRpcUrls(settings, nothingLocal))
  if (urls.length === 0) return {}
  return { customRpcUrls: Object.fromEntries(urls.map(([id, url]) => [id, [{ url }]])) }
}

function writeServices(settings: Settings) {
  const urls = toServices(settings, nothingLocal)
  return Object.keys(urls).length === 0 ? {} : { services: urls }
}

function writeCoinbase(coinbase: Settings['evm.coinbase']): string {
  if (coinbase === 'all') return ''
  return coinbase === 'off' ? '{ coinbase: false }' : `{ coinbase: { preference: '${coinbase}' } }`
}

const writeDir = (dir: Settings['ui.dir']) => (dir === 'auto' ? '' : `{ dir: '${dir}' }`)
