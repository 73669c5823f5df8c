import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../entry/root.mjs'
import { findFiles, isTestFile } from '../lib/findFiles'
import { createTemporaryFolder } from '../testing/createTemporaryFolder'
import { checkArchitecture } from './checkArchitecture'
import { getLayerTable, isInMember } from './checkInnerLayers'
import { featuresWithModalContext } from './coreLayers'
import type { LayerTable } from './innerLayers'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
})
afterEach(() => tree.remove())

const check = (files: Readonly<Record<string, string>>): string[] => {
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return checkArchitecture(tree.root)
}

/** Checks two files of core: the first has the statement, in which `$` stands for the path of the second. */
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
    ['connection/connect.ts', 'state/router.ts', value],
    ['state/router.ts', 'utils/hex.ts', value],
    ['state/router.ts', 'state/options.ts', value],
    ['errors/ModalError.ts', 'utils/hex.ts', value],
    ['connection/connect.ts', 'modal/context.ts', type],
    ['features/siwx/quote.ts', 'modal/context.ts', type],
    ['features/receive/quote.ts', 'modal/modal.ts', type],
    ['features/receive/quote.ts', 'features/receive/store.ts', value],
    ['modal/createModal.ts', 'connection/connect.ts', value],
    ['modal/createModal.ts', 'modal/createContext.ts', value],
    ['connection/disconnect.ts', 'modal/modal.ts', type],
    ['connection/disconnect.ts', 'modal/runtime.ts', value],
    ['exports/testing.ts', 'testing/wallet.ts', value],
    ['exports/actions.ts', 'features/receive/quote.ts', value],
    ['connection/connect.test.ts', 'exports/index.ts', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(inCore(from, to, statement)).toEqual([])
  })

  it.each([
    ['state/router.ts', 'connection/connect.ts', value, 'state is below connection'],
    ['state/router.ts', 'connection/connect.ts', type, 'state is below connection'],
    ['state/router.ts', 'connection/connect.ts', "export { a } from '$'", 'state is below connection'],
    ['state/router.ts', 'connection/connect.ts', "const a = () => import('$')", 'state is below connection'],
    ['state/router.ts', 'connection/connect.ts', "let a: import('$').A", 'state is below connection'],
    ['identity/names.ts', 'portfolio/readTokens.ts', value, 'identity and portfolio do not know each other'],
    ['portfolio/readTokens.ts', 'identity/names.ts', type, 'portfolio and identity do not know each other'],
    ['state/router.ts', 'http/http.ts', value, 'state is below http'],
    ['features/receive/quote.ts', 'features/assets/store.ts', value, 'a feature imports no other feature'],
    ['modal/createModal.ts', 'features/receive/quote.ts', value, 'only features/index names features'],
    ['connection/connect.ts', 'features/receive/quote.ts', value, 'connection is below features'],
    ['connection/connect.ts', 'modal/createHost.ts', type, 'may name only types of modal/context'],
    ['connection/connect.ts', 'modal/context.ts', value, 'may name only types of modal/context'],
    ['adapter/host.ts', 'modal/context.ts', type, 'adapter is below modal/context'],
    ['features/receive/index.ts', 'modal/context.ts', type, 'a feature uses the feature context'],
    ['features/receive/index.ts', 'modal/runtime.ts', value, 'a feature uses the feature context'],
    ['features/receive/index.ts', 'modal/navigation/goBack.ts', value, 'a feature uses the feature context'],
    ['connection/connect.ts', 'modal/createModal.ts', type, 'may name only types of modal/context and modal/modal'],
    ['connection/connect.ts', 'testing/wallet.ts', value, 'testing is for tests'],
    ['connection/connect.ts', 'exports/index.ts', type, 'nothing but a test imports the public entries'],
    ['misc/a.ts', 'connection/connect.ts', value, 'packages/core/src/misc is no layer of core'],
  ])('%s must not import %s (%s)', (from, to, statement, reason) => {
    expect(inCore(from, to, statement)).toEqual([expect.stringContaining(reason)])
  })

  it.each(['modal.context', 'context as InternalFeatureContext'])(
    'a feature must not read the whole modal by %s',
    (text) => {
      expect(check({ 'packages/core/src/features/receive/index.ts': `export const a = ${text}` })).toEqual([
        expect.stringContaining('reads the whole modal'),
      ])
    },
  )

  it('takes a feature off the list once it does not receive all of the modal', () => {
    const files = { [`packages/core/src/features/${featuresWithModalContext[0]}/index.ts`]: 'export const a = 1' }
    expect(check(files)).toEqual([
      expect.stringContaining(`The feature ${featuresWithModalContext[0]} imports no modal/context`),
    ])
  })

  it('says where', () => {
    expect(inCore('state/router.ts', 'connection/connect.ts', `// why\n${value}`)).toEqual([
      'packages/core/src/state/router.ts:2 imports packages/core/src/connection/connect.ts: state is below connection.',
    ])
  })
})

describe('circles', () => {
  const a = "import { b } from './b.js'\nexport const a = b"

  it('finds modules that import each other', () => {
    const b = "import { a } from './a.js'\nexport const b = () => a"
    expect(check({ 'packages/core/src/utils/a.ts': a, 'packages/core/src/utils/b.ts': b })).toEqual([
      'A circle of imports: packages/core/src/utils/a.ts → packages/core/src/utils/b.ts → packages/core/src/utils/a.ts.',
    ])
  })

  it.each([
    "export const b = () => import('./a.js')",
    "import type { a } from './a.js'\nexport type B = typeof a\nexport const b = 1",
  ])('lets %s close none', (b) =>
    expect(check({ 'packages/core/src/utils/a.ts': a, 'packages/core/src/utils/b.ts': b })).toEqual([]),
  )
})

describe('direction between packages', () => {
  it.each([
    ['core', '@foyer/react-ui'],
    ['adapter-evm', '@foyer/core'],
    ['adapter-evm', '@foyer/adapter-solana'],
    ['react-ui', '@foyer/core/adapter'],
    ['react-ui', '@foyer/adapter-evm'],
    ['adapter-evm', '@foyer/core/internal/modal'],
    ['siwx', '@foyer/core/internal/page'],
    ['somewhere', '@foyer/core'],
  ])('%s must not import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/exports/a.ts`]: `import type { A } from '${specifier}'` })).toHaveLength(1)
  })

  it.each([
    ['adapter-evm', '@foyer/core/adapter'],
    ['react-ui', '@foyer/core/internal/modal'],
    ['core', 'zod'],
  ])('%s may import %s', (name, specifier) => {
    expect(check({ [`packages/${name}/src/exports/a.ts`]: `import { a } from '${specifier}'` })).toEqual([])
  })

  it('only packages of ours and the secure site import internal entries', () => {
    const text = "import { a } from '@foyer/core/internal/page'"
    const example = 'tooling/example-feature/src/faucet.ts'
    const paths = ['apps/playground/src/main.ts', 'apps/secure-site/src/frame/entry.ts', example]
    expect(check(Object.fromEntries(paths.map((path) => [path, text])))).toEqual([
      'apps/playground/src/main.ts:1 imports @foyer/core/internal/page: no promise covers it.',
      `${example}:1 imports @foyer/core/internal/page: example-feature may import @foyer/core/feature, @foyer/react-ui/feature.`,
    ])
  })

  it('a button brings nothing of the modal into its page', () => {
    const button = (text: string) => check({ 'packages/react-ui/src/buttons/a.ts': text })
    expect(button("import { a } from '@foyer/core/internal/modal'")).toHaveLength(1)
    expect(
      button("import { a } from '@foyer/core/internal/page'\nimport type { B } from '@foyer/core/internal/modal'"),
    ).toEqual([])
  })

  it('a test may import any package, but nobody its files', () => {
    const text = "import { a } from '@foyer/sandbox'\nimport { b } from '../../core/src/utils/b'"
    expect(check({ 'packages/react-ui/src/a.test.ts': text, 'packages/core/src/utils/b.ts': '' })).toEqual([
      'packages/react-ui/src/a.test.ts:2 imports ../../core/src/utils/b: name the package, not its files.',
    ])
  })
})

/** Checks files of one package, by path; `$` in a file's text stands for the relative path to src/. */
const inside = (name: string, files: Readonly<Record<string, string>>) =>
  check(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        `packages/${name}/src/${path}`,
        text.replaceAll('$', '../'.repeat(path.split('/').length - 1) || './'),
      ]),
    ),
  )

const importing = (name: string, from: string, to: string, statement: string) =>
  inside(name, { [from]: statement.replace('$', `$${to.replace(/\.\w+$/, '.js')}`), [to]: 'export const a = 1' })

const late = "const a = () => import('$')"

describe('direction inside of the view layer', () => {
  it.each([
    ['views/AccountView.tsx', 'components/Row.tsx', value],
    ['components/Row.tsx', 'internal/useActiveAccount.ts', value],
    ['internal/useActiveAccount.ts', 'internal/UiContext.tsx', value],
    ['i18n/useUiWithTexts.ts', 'internal/UiContext.tsx', value],
    ['buttons/ButtonIcon.tsx', 'components/Icon.tsx', value],
    ['views/ConnectView.tsx', 'feature/FeatureRows.tsx', value],
    ['views/AccountView.tsx', 'features/embedded/EmbeddedWalletIcon.tsx', value],
    ['features/remote/index.ts', 'views/ConnectingView.tsx', value],
    ['features/embedded/approval/FrameSlot.tsx', 'features/embedded/SignInScreen.tsx', value],
    ['i18n/en.ts', 'features/names/texts.ts', type],
    ['features/names/index.ts', 'features/names/texts.ts', value],
    ['views/views.ts', 'features/index.ts', value],
    ['features/index.ts', 'features/remote/index.ts', late],
    ['shell/Modal.tsx', 'views/views.ts', value],
    ['shell/reactUi.ts', 'shell/mount.tsx', late],
    ['shell/reactUi.ts', 'shell/mount.tsx', type],
    ['exports/index.ts', 'shell/reactUi.ts', value],
    ['views/AccountView.test.tsx', 'shell/mount.tsx', value],
  ])('%s may import %s (%s)', (from, to, statement) => {
    expect(importing('react-ui', from, to, statement)).toEqual([])
  })

  it.each([
    ['components/Row.tsx', 'views/AccountView.tsx', value, 'components is below views'],
    ['components/Row.tsx', 'views/AccountView.tsx', type, 'components is below views'],
    ['internal/useCopy.ts', 'components/Row.tsx', value, 'internal is below components'],
    ['internal/useCopy.ts', 'views/AccountView.tsx', late, 'internal is below views'],
    ['icons/usePicture.ts', 'shell/theme/sheets.ts', value, 'icons and shell/theme do not know each other'],
    ['shell/motion/ViewTransition.tsx', 'internal/UiContext.tsx', value, 'shell/motion is below internal'],
    ['buttons/BaseButton.tsx', 'views/AccountView.tsx', type, 'buttons is below views'],
    ['views/AccountView.tsx', 'features/remote/index.ts', value, 'views is below features'],
    ['views/AccountView.tsx', 'features/remote/index.ts', late, 'views is below features'],
    ['views/AccountView.tsx', 'views/views.ts', value, 'views is below views/views'],
    ['views/SignInArea.tsx', 'features/embedded/SignInOptionList.tsx', late, 'views is below features'],
    ['features/remote/index.ts', 'features/index.ts', value, 'features is below features/index'],
    ['features/remote/index.ts', 'features/embedded/SignInOptionList.tsx', type, 'a feature imports no other feature'],
    ['feature/FeatureRows.tsx', 'features/embedded/SignInOptionList.tsx', type, 'feature is below features'],
    ['views/AccountView.tsx', 'shell/Modal.tsx', type, 'views is below shell'],
    ['shell/Modal.tsx', 'shell/mount.tsx', value, 'shell is below shell/mount'],
    ['shell/reactUi.ts', 'shell/mount.tsx', value, 'shell/mount comes late: import() it'],
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
    ['evm.ts', 'runtime/channel/getChannelSupport.ts', late],
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
    ['evm.ts', 'runtime/channel/getChannelSupport.ts', value, 'runtime comes late: import() it'],
    ['discover/discoverWallets.ts', 'safe/findSafe.ts', value, 'safe comes late: import() it'],
    ['discover/discoverWallets.ts', 'runtime/walletApi.ts', type, 'discover is below runtime'],
    ['discover/discoverWallets.ts', 'runtime/walletApi.ts', late, 'discover is below runtime'],
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
    return listed.filter((member) => !files.some((file) => isInMember(file, member)))
  }
  expect(missing(['react-ui'], getLayerTable('react-ui'))).toEqual([])
  const adapters = packages.filter((each) => each.startsWith('adapter-'))
  for (const name of adapters) expect(missing(adapters, getLayerTable(name))).toEqual([])
})

it('bans dates that are written beside the file for them', () => {
  const path = 'packages/react-ui/src/views/a.ts'
  const text = [
    "new Intl.DateTimeFormat('en-GB').format(at)",
    'date.toLocaleDateString()',
    'new Intl.DateTimeFormat().resolvedOptions()',
    'new Intl.Collator()',
  ].join('\n')
  expect(check({ [path]: text, 'packages/react-ui/src/internal/useFormatDate.ts': text })).toEqual([
    `${path}:1 writes a date by itself (Intl.DateTimeFormat).`,
    `${path}:2 writes a date by itself (date.toLocaleDateString).`,
  ])
})

it('bans text of views outside the catalogue, and lists joined by hand', () => {
  const path = 'packages/react-ui/src/views/a.tsx'
  const text = [
    'const a = <p>{texts.legal} {link}.</p>',
    'const b = <p>Sign in</p>',
    "const c = <p>{isOpen && name + ': ' + text}</p>",
    "const d = <input placeholder='Search' className='fy-input' />",
    "const e = <p>{a} · {b ? '…' : texts.c} {' '}{formatName(a + '.eth')}</p>",
    "const f = names.join(', ')",
    "const g = names.join(' ')",
  ].join('\n')
  expect(
    check({ [path]: text, 'packages/react-ui/src/features/names/NameForm.tsx': 'const a = <p>.{zone}</p>' }),
  ).toEqual([
    `${path}:1 writes “.” outside the catalogue.`,
    `${path}:2 writes “Sign in” outside the catalogue.`,
    `${path}:3 writes “:” outside the catalogue.`,
    `${path}:4 writes “Search” outside the catalogue.`,
    `${path}:6 writes a list by itself: use formatList.`,
  ])
})

it('bans replacing modules in tests', () => {
  const text = "vi.spyOn(a, 'b')\nvi.mock('./a')\nvi.doMock('./b', f)\n// vi.mock('./c')"
  expect(check({ 'packages/core/src/a.test.ts': text })).toEqual([
    expect.stringContaining('a.test.ts:2 replaces a module (vi.mock)'),
    expect.stringContaining('a.test.ts:3 replaces a module (vi.doMock)'),
  ])
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
