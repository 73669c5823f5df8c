import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from '../folders.ts'
import { compilePages } from './compilePages.ts'
import type { SnippetGroup } from './compileSnippets.ts'

function createCompiler(read: string, problem?: string) {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'foyer-snippets-'))
  onTestFinished(() => rmSync(cacheFolder, { recursive: true }))
  const compile = vi.fn(({ snippets }: SnippetGroup) => ({
    snippets: snippets.map((snippet) => ({ snippet, names: [], problems: problem === undefined ? [] : [problem] })),
    read: [join(ROOT, read)],
  }))
  return {
    compile,
    run: (code: string) =>
      compilePages([{ source: 'a.md', text: `\`\`\`ts\n${code}\n\`\`\`` }], { cacheFolder, compile }),
  }
}

it('compilePages compiles again only what changed', () => {
  const { compile, run } = createCompiler('package.json')
  const first = run('a')
  expect(run('a')).toEqual(first)
  expect(compile).toHaveBeenCalledTimes(1)
  run('b')
  expect(compile).toHaveBeenCalledTimes(2)
})

it('compilePages throws with every problem, also the second time', () => {
  const { compile, run } = createCompiler('package.json', 'a.md:2: Cannot find name.')
  for (const _ of [1, 2]) expect(() => run('a')).toThrow('Snippets that do not compile:\na.md:2: Cannot find name.')
  expect(compile).toHaveBeenCalledTimes(2)
})
