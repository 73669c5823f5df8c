import { join } from 'node:path'
import { Rolldown } from 'tsdown'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../../scripts/src/testing/createTemporaryFolder.ts'
import { type PrebundleParameters, prebundle } from './prebundle.ts'

const MIT = 'MIT License\n\nCopyright (c) The reef people'
const APACHE = 'Apache License\nVersion 2.0'

let tree: ReturnType<typeof createTemporaryFolder>

beforeEach(() => {
  tree = createTemporaryFolder()
  tree.write('src/index.js', "export const load = () => import('reef')")
  const swim = "import tide from 'tide'\nimport wave from 'wave'\nexport const swim = () => tide(wave)"
  install('reef', { license: 'MIT', type: 'module', main: 'index.js' }, swim, MIT)
  install('tide', { license: 'Apache-2.0', main: 'index.js' }, 'module.exports = (wave) => wave', APACHE)
  install('wave', { license: 'GPL-3.0', main: 'index.js' }, "module.exports = 'a wave'")
})
afterEach(() => tree.remove())

function install(name: string, manifest: object, code: string, text?: string) {
  tree.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', ...manifest }))
  tree.write(`node_modules/${name}/index.js`, code)
  if (text !== undefined) tree.write(`node_modules/${name}/LICENSE`, text)
}

const reefParameters = (): PrebundleParameters => ({
  name: 'reef',
  exports: ['swim'],
  from: tree.root,
  replace: { wave: "export default 'still'" },
  changes: 'wave replaced.',
})

async function build(parameters: Partial<PrebundleParameters> = {}) {
  const { output, names, notices } = await buildWith(prebundle({ ...reefParameters(), ...parameters }))
  const reef = output.find((file) => file.fileName === 'chunks/reef.js')
  if (reef?.type !== 'chunk') throw new Error('There is no copy.')
  return { names, reef, entry: output[0], notices }
}

async function buildWith(...plugins: ReturnType<typeof prebundle>[]) {
  const built = await Rolldown.rolldown({ input: join(tree.root, 'src/index.js'), cwd: tree.root, plugins })
  const { output } = await built.generate({ format: 'esm', sourcemap: true, chunkFileNames: 'chunks/[name].js' })
  const names = output.map(({ fileName }) => fileName)
  const notices = output.find((file) => file.fileName === 'THIRD-PARTY.txt')
  return { output, names, notices: notices?.type === 'asset' ? String(notices.source) : '' }
}

it('a package and what it needs are one file without imports, in which a replacement stands for what it replaces', async () => {
  const { names, reef, entry } = await build()
  expect(names.filter((name) => name.startsWith('chunks/'))).toEqual(['chunks/reef.js'])
  expect([reef.imports, reef.dynamicImports]).toEqual([[], []])
  expect(reef.code).toContain('still')
  expect(reef.code).not.toContain('a wave')
  expect(reef.code).not.toContain('sourceMappingURL')
  expect(entry?.dynamicImports).toEqual(['chunks/reef.js'])
})

it('the licences of all that was copied lie beside it, and the file says whose it is and what was changed', async () => {
  const { reef, notices } = await build()
  expect(notices).toContain(`reef 1.2.3 (MIT)\n\n${MIT}`)
  expect(notices).toContain(`tide 1.2.3 (Apache-2.0)\n\n${APACHE}`)
  expect(notices).not.toContain('wave 1.2.3')
  expect(reef.code).toMatch(
    /^\/\*!\n.*wave replaced\..*\.\.\/THIRD-PARTY\.txt\n \* reef 1\.2\.3 \(MIT\)\n \* tide 1\.2\.3 \(Apache-2\.0\)\n \*\//,
  )
})

describe('two packages in one build', () => {
  const cave = (): PrebundleParameters => ({
    name: 'cave',
    exports: ['hide'],
    from: tree.root,
    changes: 'joined.',
  })
  const importBoth = (code: string) => tree.write('src/index.js', code)

  beforeEach(() => {
    const hide = "import tide from 'tide'\nexport const hide = () => tide('dark')"
    install('cave', { license: 'ISC', type: 'module', main: 'index.js' }, hide, 'ISC License of cave')
  })

  it('the licences of both are in one file, each once, which says what is in which file', async () => {
    importBoth("export const load = () => [import('reef'), import('cave')]")
    const { notices } = await buildWith(prebundle(reefParameters(), cave()))
    expect(notices).toContain(`reef 1.2.3 (MIT)\n\n${MIT}`)
    expect(notices).toContain('cave 1.2.3 (ISC)\n\nISC License of cave')
    expect(notices.split(APACHE)).toHaveLength(2)
    expect(notices).toContain('reef.js holds copies of reef 1.2.3, tide 1.2.3. What was changed: wave replaced.')
    expect(notices).toContain('cave.js holds copies of cave 1.2.3, tide 1.2.3. What was changed: joined.')
  })

  it('a file that holds both says so once', async () => {
    importBoth("export { swim } from 'reef'\nexport { hide } from 'cave'")
    const { output } = await buildWith(prebundle(reefParameters(), cave()))
    expect(output[0].code.match(/Copies of other packages/g)).toHaveLength(1)
    expect(output[0].code).toMatch(
      /wave replaced\. joined\. .*\n \* cave 1\.2\.3 \(ISC\)\n \* reef 1\.2\.3 \(MIT\)\n \* tide/,
    )
  })

  it('a second plugin, whose notices would be lost, fails the build', async () => {
    importBoth("export const load = () => [import('reef'), import('cave')]")
    await expect(buildWith(prebundle(reefParameters()), prebundle(cave()))).rejects.toThrow('one prebundle')
  })
})

it('what is mended in a package is there once, or the build fails', async () => {
  const edit = { of: 'tide', find: '=> wave', put: "=> ['low', wave]" }
  expect((await build({ edits: [edit] })).reef.code).toContain('low')
  await expect(build({ edits: [{ ...edit, find: 'wave', put: 'wave' }] })).rejects.toThrow('tide has 2 times')
  await expect(build({ edits: [{ ...edit, of: 'reef' }] })).rejects.toThrow('reef has 0 times')
})

it('a package whose licence nobody can read fails the build', async () => {
  await expect(build({ replace: {} })).rejects.toThrow('wave 1.2.3 has no text of its licence (GPL-3.0)')
})

it('what a package has copied into its own build without importing it has its licence there as well', async () => {
  install('sand', { license: 'ISC', main: 'index.js' }, '', 'ISC License of sand')
  install('reef', { license: 'MIT', main: 'index.js', dependencies: { sand: '*', wave: '*' } }, 'exports.swim = 1', MIT)
  const { notices } = await build({ inlines: (name) => name === 'reef' })
  expect(notices).toContain('sand 1.2.3 (ISC)\n\nISC License of sand')
})

it('who imports the package elsewhere has it as it is', async () => {
  const plugin = prebundle({ name: 'reef', exports: ['swim'], from: join(tree.root, 'packages/core') })
  expect(plugin.resolveId.handler('reef', join(tree.root, 'src/index.js'))).toBeUndefined()
})
