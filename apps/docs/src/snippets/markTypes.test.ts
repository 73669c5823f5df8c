import { createMarkdownRenderer } from 'vitepress'
import { expect, it } from 'vitest'
import { markTypes } from './markTypes.ts'
import { writeTypes } from './writeTypes.ts'

const code = 'connect(modal)'
const text = 'function connect(modal: Modal): Promise<Account>'
const names = [
  { start: 0, length: 7, text, docs: 'Connects a wallet.' },
  { start: 8, length: 5, text: 'const modal: Modal', docs: '' },
]
const snippet = { source: 'docs/a.md', line: 2, language: 'ts', code } as const
const { marks, types } = writeTypes([
  { snippet, names, problems: [] },
  { snippet: { ...snippet, source: 'docs/b.md' }, names, problems: [] },
])
const render = async (markdown: string) =>
  (await createMarkdownRenderer('.', { codeTransformers: markTypes(marks) })).render(markdown)

it('markTypes marks names, the first of them for the keyboard, and writes no type into the page', async () => {
  const html = await render(`\`\`\`ts\n${code}\n\`\`\``)
  expect(html).toContain('<span data-type="" tabindex="0">connect</span>')
  expect(html).toContain('<span data-type="">modal</span>')
  expect(html).not.toContain('Promise')
  // Tab stops at the first name, and no longer at the block.
  expect(html.match(/tabindex/g)).toHaveLength(1)
  const [, id = ''] = /data-types="([^"]+)"/.exec(html) ?? []
  expect(types.get('docs/b.md')).toEqual({
    snippets: { [id]: [0, 1] },
    texts: [
      [text, 'Connects a wallet.'],
      ['const modal: Modal', ''],
    ],
  })
})

it('markTypes leaves other languages alone, and refuses TypeScript that was not compiled', async () => {
  expect(await render('```sh\nconnect\n```')).not.toContain('data-type')
  await expect(render('```ts\nother()\n```')).rejects.toThrow('This snippet was not compiled.')
})
