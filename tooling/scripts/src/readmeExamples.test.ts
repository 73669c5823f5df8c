import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { compileGroup, groupSnippets } from '../../../apps/docs/src/snippets/compileSnippets'
import { root } from './entry/root.mjs'

// Allows for a slow machine, because the test runs a compiler.
vi.setConfig({ testTimeout: 600_000 })

/** Returns a file as a page with one snippet. */
const pageOf = (source: string, code: string) => ({
  source,
  text: `\`\`\`${extname(source).slice(1)}\n${code}\n\`\`\``,
})
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

const examples = readdirSync(join(root, 'docs/examples'))
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `docs/examples/${name}`)

// The build of the documentation site compiles what its pages show.
it('examples that the site does not show have the types that they show', () => {
  expect(examples.length).toBeGreaterThan(5)
  const skill = { source: 'docs/skill/SKILL.md', text: readText('docs/skill/SKILL.md') }
  // Without its id, the provider of swaps fails, which proves that the compiler checks it.
  const broken = readText('docs/examples/swapProvider.ts').replace("id: 'harbor',", '')
  const pages = [skill, ...examples.map((path) => pageOf(path, readText(path))), pageOf('broken.ts', broken)]
  const compiled = groupSnippets(pages).flatMap((group) => compileGroup(group).snippets)
  expect(compiled.length).toBeGreaterThanOrEqual(pages.length)
  expect(compiled.flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^broken\.ts:\d+: Property 'id' is missing/),
  ])
})
