import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './entry/root.mjs'
import { readmeGlobals } from './readmeGlobals'

// Allows for a slow machine, because the tests run a compiler.
vi.setConfig({ testTimeout: 600_000 })

const TSC = 'tooling/tsconfig/node_modules/typescript-native/bin/tsc'

/** Returns the compiler's errors in a folder; empty without errors. */
function compile(folder: string): string {
  try {
    execFileSync(process.execPath, [join(root, TSC), '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (failed) {
    return (failed as { stdout: string }).stdout
  }
}

function problemsOf(code: string) {
  const folder = mkdtempSync(join(root, 'tooling/example-feature/readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'example.ts'), code)
  const config = { extends: '../../tsconfig/base.json', files: ['example.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  return compile(folder)
}

it('the example of a swap provider implements SwapProvider', () => {
  const code = readFileSync(join(root, 'docs/examples/swapProvider.ts'), 'utf8')
  expect(problemsOf(code)).toBe('')
  // A provider without its required id fails, which proves that the compiler checks the example.
  expect(problemsOf(code.replace("id: 'harbor',", ''))).toContain("Property 'id' is missing")
})

const pages = [
  ...['README.md', 'docs/accounts.md', 'docs/coming-from.md', 'docs/self-hosting.md', 'docs/skill/SKILL.md'],
  'docs/reference/errors.md',
  ...['start', 'guides', 'moving'].flatMap((folder) =>
    readdirSync(join(root, 'docs', folder)).map((name) => `docs/${folder}/${name}`),
  ),
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
].filter((path) => !path.includes('/sandbox/'))

/** Returns the blocks of a page, each as a file; `…` stands for what the reader fills in. */
function examplesOf(path: string) {
  const blocks = [
    ...readFileSync(join(root, path), 'utf8').matchAll(/^```(tsx?)(?: ([^\n]*))?\n([\s\S]*?)^```$/gm),
  ].map(([, language, file = '', code = ''], index) => ({
    base: `${path.replace(/\W+/g, '-')}-${index + 1}`,
    language,
    file,
    code,
  }))
  // A block that names its file, such as `[app/Wallet.tsx]`, can be imported by later ones.
  const leadToBlocks = (code: string) =>
    code.replace(/(?<=from ')[./]+(?:\w+\/)*(\w+)(?=')/g, (link, name) => {
      const block = blocks.find(({ file }) => file.includes(`/${name}.ts`))
      return block ? `./${block.base}` : link
    })
  return blocks.map(({ base, language, code }) => ({
    name: `${base}.${language}`,
    code: `${leadToBlocks(code)
      .replaceAll("'…'", "'x'")
      .replace(/(?<=[{,] )…(?= ?[,}])/g, '...options')}\nexport {}\n`,
  }))
}

/** Returns the example files in TypeScript. */
const exampleFiles = () =>
  readdirSync(join(root, 'docs/examples'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: `example-${name}`, code: readFileSync(join(root, 'docs/examples', name), 'utf8') }))

const modules = `declare module 'next/headers' { export function headers(): Promise<Headers> }
declare module '@nanostores/solid' { export function useStore<T>(store: import('nanostores').ReadableAtom<T>): () => T }
declare module '@solana/wallet-adapter-ledger' { export const LedgerWalletAdapter: any }
`

it('each example of the READMEs and guides has the types that it shows', () => {
  const folder = mkdtempSync(join(root, 'apps/playground/readmes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const examples = [...pages.flatMap(examplesOf), ...exampleFiles()]
  expect(examples.length).toBeGreaterThan(40)
  // A wrong example, which proves that the compiler reports errors.
  const wrong = { name: 'wrong.ts', code: "createModal({ ...options, projectID: 'x' })\nexport {}\n" }
  const files = [...examples, wrong, { name: 'modal.ts', code: readmeGlobals }, { name: 'modules.d.ts', code: modules }]
  for (const { name, code } of files) writeFileSync(join(folder, name), code)
  const frame = '../../../packages/auth-frame/src/exports'
  const paths = { '@foyer/auth-frame': [`${frame}/index.ts`], '@foyer/auth-frame/server': [`${frame}/server.ts`] }
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: { paths },
    include: [],
    files: files.map(({ name }) => name),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  // Ignores errors in Foyer's sources, whose types an example narrows by registering its modal.
  const problems = compile(folder)
    .split('\n')
    .filter((line) => line.includes('error TS') && line.includes(basename(folder)))
  expect(problems).toEqual([expect.stringMatching(/wrong\.ts.*projectID/)])
})
