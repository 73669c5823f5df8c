import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './entry/root.mjs'
import { readmeGlobals } from './readmeGlobals'

// A compiler of its own: a busy machine takes its time.
vi.setConfig({ testTimeout: 600_000 })

const TSC = 'tooling/tsconfig/node_modules/typescript-native/bin/tsc'

/** Returns what the compiler says of a folder; nothing if all is right. */
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
  // A provider without its required id fails, so the compiler did look.
  expect(problemsOf(code.replace("id: 'harbor',", ''))).toContain("Property 'id' is missing")
})

const pages = [
  ...['README.md', 'docs/accounts.md', 'docs/coming-from.md', 'docs/self-hosting.md'],
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
].filter((path) => !path.includes('/sandbox/'))

/** Returns the blocks of a page, each as a file; `…` stands for what the reader fills in. */
const examplesOf = (path: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ([, language, code = ''], index) => ({
      name: `${path.replace(/\W+/g, '-')}-${index + 1}.${language}`,
      code: `${code.replaceAll("'…'", "'x'").replace(/(?<=[{,] )…(?= ?[,}])/g, '...options')}\nexport {}\n`,
    }),
  )

/** Returns the example files whose language the compiler reads. */
const exampleFiles = () =>
  readdirSync(join(root, 'docs/examples'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: `example-${name}`, code: readFileSync(join(root, 'docs/examples', name), 'utf8') }))

const modules = `declare module '@nanostores/solid' { export function useStore<T>(store: import('nanostores').ReadableAtom<T>): () => T }
declare module '@solana/wallet-adapter-ledger' { export const LedgerWalletAdapter: any }
`

it('each example of the READMEs and guides has the types that it shows', () => {
  const folder = mkdtempSync(join(root, 'apps/playground/readmes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const examples = [...pages.flatMap(examplesOf), ...exampleFiles()]
  expect(examples.length).toBeGreaterThan(40)
  // One that is wrong, to see that it is noticed.
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
  // An example registers its modal, which narrows Foyer's sources, too: an app sees their built types instead.
  const problems = compile(folder)
    .split('\n')
    .filter((line) => line.includes('error TS') && line.includes(basename(folder)))
  expect(problems).toEqual([expect.stringMatching(/wrong\.ts.*projectID/)])
})
