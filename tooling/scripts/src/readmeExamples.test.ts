import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './entry/root.mjs'

// A compiler of its own: a busy machine takes its time.
vi.setConfig({ testTimeout: 600_000 })

const TSC = 'tooling/tsconfig/node_modules/typescript-native/bin/tsc'

/** The code of a README that has this line in it. */
const codeOf = (path: string, line: string) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(line)) ?? ''

/** What the compiler says of it, as a file of a package that has the others. Nothing: it is right. */
function problemsOf(code: string) {
  const folder = mkdtempSync(join(root, 'tooling/example-feature/readme-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'example.ts'), code)
  const config = { extends: '../../tsconfig/base.json', files: ['example.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  try {
    execFileSync(process.execPath, [join(root, TSC), '-p', folder], { encoding: 'utf8', stdio: 'pipe' })
    return ''
  } catch (failed) {
    return (failed as { stdout: string }).stdout
  }
}

it('the SwapProvider of the README of @foyer/core is one, word by word', () => {
  const code = codeOf('packages/core/README.md', 'harbourPool: SwapProvider = {')
  expect(code).toContain('export const harbourPool')
  expect(problemsOf(code)).toBe('')
  // It is looked at: without what it has to have it is none.
  expect(problemsOf(code.replace("id: 'harbour',", ''))).toContain("Property 'id' is missing")
})
