import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles, isTestFile } from '../lib/findFiles'
import { temporaryTree } from '../testing/temporaryTree'
import { tableOf } from './checkInner'
import { checkShape } from './checkShape'
import type { LayerTable } from './innerLayers'

let tree: ReturnType<typeof temporaryTree>

beforeEach(() => {
  tree = temporaryTree()
})
afterEach(() => tree.remove())

const check = (files: Readonly<Record<string, string>>): string[] => {
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return checkShape(tree.root)
}

/** Two files of core, the first importing the second as the statement says. */
const inCore = (from: string, to: string, statement: string) => {
  const up = '../'.repeat(from.split('/').length - 1) || './'
  return check({
    [`packages/core/src/${from}`]: statement.replace('$', `${up}${to.replace(/\.ts$/, '.js')}`),
    [`packages/core/src/${to}`]: 'export const a = 1\nexport type A = 1',
  })
}

const value = "import { a } from '$'"
const type = "import type { A } from '$'"

describe('direction inside core', () => {
  it.each([
    ['flows/connect.ts', 'stores/router.ts', value],
    ['stores/router.ts', 'constants.ts', value],
    ['stores/router.ts', 'stores/options.ts', value],
    ['errors/ModalError.ts', 'utils/hex.ts', value],
    ['flows/connect.ts', 'context.ts', type],
    ['features/swap/quote.ts', 'context.ts', type],
    ['features/swap/quote.ts', 'features/swap/store.ts', value],
    ['createModal.ts', 'flows/connect.ts', value],
    ['createModal.ts', 'createContext.ts', value],
    ['actions/connect.ts', 'modal.ts', type],
    ['exports/testing.ts', 'testing/wallet.ts', value],
    ['exports/actions.ts', 'features/swap/quote.ts', value],
    ['flows/connect.test.ts', 'exports/index.ts', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(inCore(from, to, statement)).toEqual([])
  })

  it.each([
    ['stores/router.ts', 'flows/connect.ts', value, 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', type, 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "export { a } from '$'", 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "const a = () => import('$')", 'stores is below flows'],
    ['stores/router.ts', 'flows/connect.ts', "let a: import('$').A", 'stores is below flows'],
    ['stores/router.ts', 'services/http.ts', value, 'stores and services do not know each other'],
    ['services/http.ts', 'stores/router.ts', type, 'services and stores do not know each other'],
    ['features/swap/quote.ts', 'features/send/store.ts', value, 'a feature imports no other feature'],
    ['createModal.ts', 'features/swap/quote.ts', value, 'only features/ours names features'],
    ['flows/connect.ts', 'features/swap/quote.ts', value, 'flows is below features'],
    ['flows/connect.ts', 'createHost.ts', type, 'may name only types of context'],
    ['flows/connect.ts', 'context.ts', value, 'may name only types of context'],
    ['stores/router.ts', 'context.ts', type, 'stores is below context'],
    ['features/swap/quote.ts', 'actions/connect.ts', type, 'features is below actions'],
    ['actions/connect.ts', 'createModal.ts', type, 'may name only types of context and modal'],
    ['flows/connect.ts', 'testing/wallet.ts', value, 'testing is for tests'],
    ['flows/connect.ts', 'exports/index.ts', type, 'nothing but a test imports the public entries'],
    ['misc/a.ts', 'flows/connect.ts', value, 'packages/core/src/misc is no layer of core'],
  ])('%s must not import %s (%s)', (from, to, statement, reason) => {
    expect(inCore(from, to, statement)).toEqual([expect.stringContaining(reason)])
  })

  it('says where', () => {
    expect(inCore('stores/router.ts', 'flows/connect.ts', `// why\n${value}`)).toEqual([
      'packages/core/src/stores/router.ts:2 imports packages/core/src/flows/connect.ts: stores is below flows.',
    ])
  })
})

describe('direction between packages', () => {
  it.each([
    ['core', '@foyer/react-ui'],
    ['adapter-evm', '@foyer/core'],
    ['adapter-evm', '@foyer/adapter-solana'],
    ['react-ui', '@foyer/core/adapter'],
    ['react-ui', '@foyer/adapter-evm'],
    ['somewhere', '@foyer/core'],
  ])('%s must not import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/exports/a.ts`]: `import type { A } from '${specifier}'` })).toHaveLength(1)
  })

  it.each([
    ['adapter-evm', '@foyer/core/adapter'],
    ['react-ui', '@foyer/core/ui'],
    ['core', 'zod'],
  ])('%s may import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/exports/a.ts`]: `import { a } from '${specifier}'` })).toEqual([])
  })

  it('a button brings nothing of the modal into its page', () => {
    const button = (text: string) => check({ 'packages/react-ui/src/buttons/a.ts': text })
    expect(button("import { a } from '@foyer/core/ui'")).toHaveLength(1)
    expect(button("import { a } from '@foyer/core/ui/page'\nimport type { B } from '@foyer/core/ui'")).toEqual([])
  })

  it('a test may import any package, but nobody its files', () => {
    const text = "import { a } from '@foyer/sandbox'\nimport { b } from '../../core/src/b'"
    expect(check({ 'packages/react-ui/src/a.test.ts': text, 'packages/core/src/b.ts': '' })).toEqual([
      'packages/react-ui/src/a.test.ts:2 imports ../../core/src/b: name the package, not its files.',
    ])
  })
})

/** Files of one package, each with its text; `$` in a statement is the way to src/. */
const inside = (name: string, files: Readonly<Record<string, string>>) =>
  check(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        `packages/${name}/src/${path}`,
        text.replaceAll('$', '../'.repeat(path.split('/').length - 1) || './'),
      ]),
    ),
  )

/** A file of a package that imports another one as the statement says. */
const importing = (name: string, from: string, to: string, statement: string) =>
  inside(name, { [from]: statement.replace('$', `$${to.replace(/\.\w+$/, '.js')}`), [to]: 'export const a = 1' })

const late = "const a = () => import('$')"

describe('direction inside of the view layer', () => {
  it.each([
    ['views/AccountView.tsx', 'components/Row.tsx', value],
    ['components/Row.tsx', 'hooks/useActiveAccount.ts', value],
    ['hooks/useActiveAccount.ts', 'UiContext.tsx', value],
    ['useUiWith.ts', 'UiContext.tsx', value],
    ['buttons/PageIcon.tsx', 'components/Icon.tsx', value],
    ['views/ConnectView.tsx', 'features/FeatureRows.tsx', value],
    ['views/AccountView.tsx', 'features/embedded/EmbeddedMark.tsx', value],
    ['features/remote/remoteHalf.ts', 'views/ConnectingView.tsx', value],
    ['features/embedded/approval/FrameSlot.tsx', 'features/embedded/SignInScreen.tsx', value],
    ['views/views.ts', 'features/halves.ts', value],
    ['features/halves.ts', 'features/remote/remoteHalf.ts', late],
    ['Modal.tsx', 'views/views.ts', value],
    ['reactUi.ts', 'mount.tsx', late],
    ['reactUi.ts', 'mount.tsx', type],
    ['exports/index.ts', 'reactUi.ts', value],
    ['views/AccountView.test.tsx', 'mount.tsx', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(importing('react-ui', from, to, statement)).toEqual([])
  })

  it.each([
    ['components/Row.tsx', 'views/AccountView.tsx', value, 'components is below views'],
    ['components/Row.tsx', 'views/AccountView.tsx', type, 'components is below views'],
    ['hooks/useCopy.ts', 'components/Row.tsx', value, 'hooks is below components'],
    ['hooks/useCopy.ts', 'views/AccountView.tsx', late, 'hooks is below views'],
    ['messages/en.ts', 'theme/sheets.ts', value, 'messages and theme do not know each other'],
    ['motion/ViewTransition.tsx', 'UiContext.tsx', value, 'motion is below UiContext'],
    ['buttons/PageButton.tsx', 'views/AccountView.tsx', type, 'buttons is below views'],
    ['views/AccountView.tsx', 'features/remote/remoteHalf.ts', value, 'views is below features'],
    ['views/AccountView.tsx', 'features/remote/remoteHalf.ts', late, 'views is below features'],
    ['views/AccountView.tsx', 'views/views.ts', value, 'views is below views/views'],
    ['views/Ways.tsx', 'features/embedded/WaysToConnect.tsx', late, 'views is below features'],
    ['features/remote/remoteHalf.ts', 'features/halves.ts', value, 'features is below features/halves'],
    [
      'features/remote/remoteHalf.ts',
      'features/embedded/WaysToConnect.tsx',
      type,
      'a feature imports no other feature',
    ],
    ['features/FeatureRows.tsx', 'features/embedded/WaysToConnect.tsx', type, 'features/FeatureRows is below features'],
    ['views/AccountView.tsx', 'Modal.tsx', type, 'views is below Modal'],
    ['Modal.tsx', 'mount.tsx', value, 'Modal is below mount'],
    ['reactUi.ts', 'mount.tsx', value, 'mount comes late: import() it'],
    ['views/AccountView.tsx', 'exports/feature.ts', type, 'nothing but a test imports the public entries'],
    ['views/AccountView.tsx', 'testing/openModal.ts', value, 'testing/openModal is for tests, or on no layer'],
  ])('%s must not import %s (%s)', (from, to, statement, reason) => {
    expect(importing('react-ui', from, to, statement)).toEqual([expect.stringContaining(reason)])
  })
})

describe('direction inside of an adapter', () => {
  it.each([
    ['evm.ts', 'discover/discoverWallets.ts', value],
    ['evm.ts', 'runtime/createRuntime.ts', late],
    ['evm.ts', 'runtime/createRuntime.ts', type],
    ['evm.ts', 'channelSupport.ts', late],
    ['discover/discoverWallets.ts', 'safe/findSafe.ts', late],
    ['onConfig/discoverConnectors.ts', 'discover/discovery.ts', value],
    ['runtime/createRuntime.ts', 'onConfig/toWallet.ts', value],
    ['runtime/connect.ts', 'runtime/wallets/read.ts', value],
    ['networks.ts', 'network.ts', type],
    ['options.ts', 'provider.ts', type],
    ['exports/index.ts', 'evm.ts', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(importing('adapter-evm', from, to, statement)).toEqual([])
  })

  it.each([
    ['evm.ts', 'runtime/createRuntime.ts', value, 'runtime comes late: import() it'],
    ['evm.ts', 'channelSupport.ts', value, 'channelSupport comes late: import() it'],
    ['discover/discoverWallets.ts', 'safe/findSafe.ts', value, 'safe comes late: import() it'],
    ['discover/discoverWallets.ts', 'runtime/link.ts', type, 'discover is below runtime'],
    ['discover/discoverWallets.ts', 'runtime/link.ts', late, 'discover is below runtime'],
    ['networks.ts', 'discover/discovery.ts', value, 'networks is below discover'],
    ['provider.ts', 'networks.ts', type, 'provider is below networks'],
    ['runtime/createRuntime.ts', 'evm.ts', type, 'runtime is below evm'],
    ['runtime/createRuntime.ts', 'exports/index.ts', type, 'nothing but a test imports the public entries'],
  ])('%s must not import %s (%s)', (from, to, statement, reason) => {
    expect(importing('adapter-evm', from, to, statement)).toEqual([expect.stringContaining(reason)])
  })

  it('has no place for a file that is in no table', () => {
    expect(check({ 'packages/adapter-evm/src/solana.ts': '' })).toEqual([
      'packages/adapter-evm/src/solana.ts is on no layer of adapter-evm: give it a line in innerLayers.ts.',
    ])
  })
})

it('names nothing on a layer that is not there any more', () => {
  const packages = readdirSync(join(root, 'packages'))
  const sources = (name: string) => findFiles(join(root, 'packages', name, 'src'), (path) => !isTestFile(path))
  const missing = (names: readonly string[], { layers, late, doors }: LayerTable) => {
    const files = names.flatMap((name) =>
      sources(name).map((path) => relative(join(root, 'packages', name, 'src'), path).replace(/\.\w+$/, '')),
    )
    const listed = [...layers.flatMap(({ members }) => members), ...late, ...Object.entries(doors).flat(2)]
    return listed.filter((member) => !files.some((file) => file === member || file.startsWith(`${member}/`)))
  }
  expect(missing(['react-ui'], tableOf('react-ui'))).toEqual([])
  const adapters = packages.filter((each) => each.startsWith('adapter-'))
  for (const name of adapters) expect(missing(adapters, tableOf(name))).toEqual([])
})

it('bans dates that are written beside the file for them', () => {
  const path = 'packages/react-ui/src/views/a.ts'
  const text = [
    "new Intl.DateTimeFormat('en-GB').format(at)",
    'date.toLocaleDateString()',
    'new Intl.DateTimeFormat().resolvedOptions()',
    'new Intl.Collator()',
  ].join('\n')
  expect(check({ [path]: text, 'packages/react-ui/src/hooks/useFormatDate.ts': text })).toEqual([
    `${path}:1 writes a date by itself (Intl.DateTimeFormat).`,
    `${path}:2 writes a date by itself (date.toLocaleDateString).`,
  ])
})

it('bans replacing modules in tests', () => {
  const text = "vi.spyOn(a, 'b')\nvi.mock('./a')\nvi.doMock('./b', f)\n// vi.mock('./c')"
  expect(check({ 'packages/core/src/a.test.ts': text })).toEqual([
    expect.stringContaining('a.test.ts:2 replaces a module (vi.mock)'),
    expect.stringContaining('a.test.ts:3 replaces a module (vi.doMock)'),
  ])
})

it('bans errors of the late catalogue that are made without their message', () => {
  const files = {
    'packages/core/src/errors/lateCatalogue.ts': "export const lateCatalogue = { CHAIN_REQUIRED: 'Chain is required' }",
    'packages/core/src/a.ts':
      "new ModalError('UNKNOWN')\nthrow new ModalError('CHAIN_REQUIRED')\nlateError('CHAIN_REQUIRED')",
  }
  expect(check(files)).toEqual([expect.stringContaining('a.ts:2 makes CHAIN_REQUIRED without its message')])
})

it('bans telling an error of viem or wagmi by its class', () => {
  const text = [
    "import { BaseError as Base, type Client } from 'viem'",
    "import * as wagmi from '@wagmi/core'",
    'const a = error instanceof Base',
    'const b = error instanceof wagmi.ConnectorNotFoundError',
    'const c = error instanceof TypeError',
  ].join('\n')
  expect(check({ 'packages/adapter-evm/src/runtime/a.ts': text, 'apps/x/src/a.ts': text })).toEqual([
    expect.stringContaining('a.ts:3 tells an error by the class Base:'),
    expect.stringContaining('a.ts:4 tells an error by the class wagmi.ConnectorNotFoundError:'),
  ])
})
