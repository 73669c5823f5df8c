import { expect, it } from 'vitest'
import { rewriteLinks } from './rewriteLinks.ts'

const paths = new Map([
  ['docs/options.md', 'reference/options'],
  ['packages/core/README.md', 'packages/core'],
  ['README.md', 'index'],
])

function rewrite(markdown: string, source = 'docs/guides/send.md') {
  const files = new Set<string>()
  const kindOf = (path: string) => (path.includes('missing') ? undefined : path.includes('.') ? 'file' : 'folder')
  return { text: rewriteLinks(markdown, source, { paths, kindOf, files }), files: [...files] }
}

it('leads links to pages, headings, folders with a README, and the first page', () => {
  const links = '[a](../options.md) [b](../options.md#features) [c](../../packages/core/) [d](../../README.md)'
  expect(rewrite(links).text).toBe(
    '[a](/reference/options) [b](/reference/options#features) [c](/packages/core) [d](/)',
  )
})

it('leads links to other files to copies of them, as text unless they are pictures', () => {
  const { text, files } = rewrite('[a](../examples/Vue.vue) ![b](../images/connect.webp)')
  expect(text).toBe('[a](/files/docs/examples/Vue.vue.txt) ![b](/files/docs/images/connect.webp)')
  expect(files).toEqual(['docs/examples/Vue.vue', 'docs/images/connect.webp'])
})

it('leaves code, headings of the same page and other hosts alone', () => {
  const text = '`[a](b.md)` [c](#d) [e](https://harbor.example/f.md)\n\n```ts\nconst [g](h.md)\n```\n'
  expect(rewrite(text).text).toBe(text)
})

it('refuses a link to a document that is no page, and to what does not exist', () => {
  expect(() => rewrite('[a](other.md)')).toThrow('docs/guides/send.md links to docs/guides/other.md, which is no page')
  expect(() => rewrite('[a](missing)')).toThrow('docs/guides/send.md links to docs/guides/missing, which is not a file')
})
