import { expect, it } from 'vitest'
import { readSnippets } from './readSnippets.ts'

it('readSnippets reads TypeScript with its line, its file and without an indent', () => {
  const page = '# A\n\n```sh\nnpm\n```\n\n```ts [src/main.ts]\na\n```\n\n- b\n\n  ```tsx\n  <B>\n    c\n  </B>\n  ```\n'
  expect(readSnippets(page, 'docs/a.md')).toEqual([
    { source: 'docs/a.md', line: 8, language: 'ts', code: 'a', file: 'src/main.ts' },
    { source: 'docs/a.md', line: 14, language: 'tsx', code: '<B>\n  c\n</B>' },
  ])
})

it('readSnippets reads JavaScript, and the scripts and elements of markup, as code whose names are not marked', () => {
  const page =
    '```js\na\n```\n\n```html\n<foyer-button balance="hide"></foyer-button>\n<script type="module">\n  c\n</script>\n<script src="d.js"></script>\n```\n'
  expect(readSnippets(page, 'docs/a.md')).toEqual([
    { source: 'docs/a.md', line: 2, language: 'ts', code: 'a', isScript: true },
    { source: 'docs/a.md', line: 8, language: 'ts', code: '  c', isScript: true },
    {
      source: 'docs/a.md',
      line: 6,
      language: 'ts',
      code: `writeElement('foyer-button', { 'balance': "hide" });\nwriteElement('script', {  });\n\n\nwriteElement('script', {  });`,
      isScript: true,
    },
  ])
})

it('readSnippets reads a file that a comment names', () => {
  const [snippet] = readSnippets('```ts\n// tests/test.ts\na\n```\n', 'docs/a.md')
  expect(snippet?.file).toBe('tests/test.ts')
})

it('readSnippets takes only the first block below a name of the reference for its declaration', () => {
  const page = '## @foyer/core\n\n### connect\n\n```ts\nfunction connect(): void\n```\n\n```ts\nconnect()\n```\n'
  expect(readSnippets(page, 'docs/reference/a.md').map(({ declares }) => declares)).toEqual([
    { entry: '@foyer/core', name: 'connect' },
    undefined,
  ])
  expect(readSnippets(page.replace('@foyer/core', 'Errors'), 'docs/a.md')[0]?.declares).toBeUndefined()
})
