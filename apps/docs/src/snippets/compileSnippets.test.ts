import { expect, it, vi } from 'vitest'
import { type CompiledSnippet, compileGroup, groupSnippets } from './compileSnippets.ts'

// Allows for a slow machine, because the tests run a compiler.
vi.setConfig({ testTimeout: 600_000 })

const fence = (code: string, info = 'ts') => `\`\`\`${info}\n${code}\n\`\`\`\n`

const compile = (...pages: readonly { source: string; text: string }[]) =>
  groupSnippets(pages).flatMap((group) => compileGroup(group).snippets)

const namesOf = ({ snippet, names }: CompiledSnippet) =>
  Object.fromEntries(
    names.map(({ start, length, text, docs }) => [snippet.code.slice(start, start + length), { text, docs }]),
  )

it('compileGroup names page and line of a snippet that does not compile, and knows what pages assume', () => {
  const wrong = `# Send\n\n${fence("const one = 1\ncreateModal({ …, projectID: 'x' })")}`
  const unknown = `# Buy\n\n\n${fence('missing()')}`
  // Names a file that another block of the page imports, options left out, and the reader's own modal.
  const right =
    fence('export const limit = createModal({ … })', 'ts [lib/limit.ts]') +
    fence("import { limit } from '../lib/limit'\nlimit.open(), modal.open()")
  const compiled = compile(
    { source: 'docs/guides/send.md', text: wrong },
    { source: 'docs/guides/buy.md', text: unknown },
    { source: 'docs/guides/right.md', text: right },
  )
  expect(compiled.flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^docs\/guides\/send\.md:5: .*projectID/),
    "docs/guides/buy.md:5: Cannot find name 'missing'.",
  ])
})

it('compileGroup names page and line of an element or an attribute that no element of ours has', () => {
  const html = fence(
    '<foyer-buton></foyer-buton>\n<foyer-button conect-label="Join"></foyer-button>\n<foyer-button labels="Join"></foyer-button>\n<p>\n  <foyer-account class="wide" balance="maybe"></foyer-account>\n</p>',
    'html',
  )
  const vue = fence('<foyer-button\n  :labels="labels" @foyer-conect="draw" />', 'vue')
  const svelte = fence(
    '<foyer-network labels={labels} onfoyer-network-change={draw} namespace="eip155"></foyer-network>',
    'svelte',
  )
  const compiled = compile({ source: 'docs/a.md', text: html + vue + svelte })
  expect(compiled.flatMap(({ problems }) => problems)).toEqual([
    expect.stringMatching(/^docs\/a\.md:2: .*"foyer-buton"/),
    expect.stringMatching(/^docs\/a\.md:3: .*'conect-label'/),
    expect.stringMatching(/^docs\/a\.md:4: .*ElementLabels/),
    expect.stringMatching(/^docs\/a\.md:6: .*"maybe"/),
    expect.stringMatching(/^docs\/a\.md:10: .*'onfoyer-conect'/),
    expect.stringMatching(/^docs\/a\.md:14: .*'namespace'/),
  ])
})

it('compileGroup describes the names of examples, declarations and quotes', () => {
  const example = fence(
    "import { connect } from '@foyer/core/actions'\n\nawait connect(modal, { …, walletId: 'lantern' })",
  )
  const reference = `## @foyer/core/actions\n\n### getFeature\n\n${fence('function getFeature<T>(modal: Modal, feature: FeatureDefinition<T>): T')}`
  const stale = `## @foyer/core/actions\n\n### getFeature\n\n${fence('function getFeature<T>(modal: Modal,\n  former: string): T')}`
  const path = 'tooling/example-adapter/src/networks.ts'
  const quote = fence("export const tronMainnet: Network<'tron'> = {\n// …\n}", `ts ${path}`)
  const [first, second, third, fourth, fifth] = compile(
    { source: 'docs/guides/connect.md', text: example },
    { source: 'docs/reference/actions.md', text: reference },
    { source: 'docs/reference/stale.md', text: stale },
    { source: 'docs/writing-an-adapter.md', text: quote + fence('const tronMainnet = 1', `ts ${path}`) },
  )
  if (!first || !second || !third || !fourth || !fifth) throw new Error('A snippet is missing.')
  expect(first.problems).toEqual([])
  const { connect, walletId, options } = namesOf(first)
  expect(connect?.text).toMatch(/^function connect\(modal: Modal/)
  expect(connect?.docs).toMatch(/^Connects a wallet/)
  expect(walletId?.text).toContain('walletId')
  // What stands for `…` is not in the page.
  expect(options).toBeUndefined()
  // An interface shows its members.
  expect(namesOf(second).FeatureDefinition?.text).toMatch(/^interface FeatureDefinition<[\s\S]*create/)
  expect(third.problems).toEqual(['docs/reference/stale.md:7: former is not in the declaration of getFeature.'])
  expect(namesOf(fourth).tronMainnet?.text).toContain('const tronMainnet: Network')
  expect(fifth.problems).toEqual([expect.stringMatching(/^docs\/writing-an-adapter\.md:7: .*has no line/)])
})

it('groupSnippets keeps snippets apart that register types', () => {
  const text = `${fence('modal.open()')}\n${fence("declare module '@foyer/core' {\n  interface Register { modal: typeof modal }\n}")}`
  const groups = groupSnippets([{ source: 'docs/a.md', text }])
  expect(groups.map(({ snippets }) => snippets.length)).toEqual([1, 1])
})
