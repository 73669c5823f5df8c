import { expect, it } from 'vitest'
import { changePackageJson } from './changePackageJson.js'

const change = (text: string, more: Partial<Parameters<typeof changePackageJson>[0]> = {}) =>
  changePackageJson({ text, packages: ['@foyer/core'], imported: new Set(), isEvm: true, version: '^1.0.0', ...more })

it('package.json keeps the order of its keys, its lists, its indent and its end', () => {
  const text = `{
\t"scripts": { "dev": "vite" },
\t"devDependencies": {
\t\t"vite": "^7.0.0"
\t},
\t"private": true,
\t"files": ["dist", "src"],
\t"dependencies": {
\t\t"zod": "^4.0.0",
\t\t"connectkit": "^1.9.0"
\t},
\t"name": "harbor"
}`
  expect(change(text)?.text).toBe(
    text.replace('\t\t"zod"', '\t\t"@foyer/core": "^1.0.0",\n\t\t"zod"').replace(',\n\t\t"connectkit": "^1.9.0"', ''),
  )
  expect(change(`${text}\n`)?.text).toBe(`${change(text)?.text}\n`)
  expect(change(text.replaceAll('\n', '\r\n'))?.text).toBe(change(text)?.text.replaceAll('\n', '\r\n'))
})

it('package.json gets a list of dependencies if it has none', () => {
  expect(change('{\n  "name": "harbor"\n}\n')?.text).toBe(
    '{\n  "name": "harbor",\n  "dependencies": {\n    "@foyer/core": "^1.0.0"\n  }\n}\n',
  )
})

const WAGMI_2 = `{
  "dependencies": {
    "@foyer/core": "^1.0.0",
    "@tanstack/react-query": "^5.60.0",
    "viem": "~2.21.0",
    "wagmi": "^2.14.0"
  },
  "devDependencies": {
    "typescript": "^5.4.0"
  }
}
`

it('package.json gets the versions that the EVM adapter needs, each with a note', () => {
  const { text, notes } = change(WAGMI_2) ?? {}
  expect(JSON.parse(text ?? '')).toEqual({
    dependencies: { '@foyer/core': '^1.0.0', '@tanstack/react-query': '^5.60.0', viem: '^2.57.1', wagmi: '^3.0.0' },
    devDependencies: { typescript: '^5.9.3' },
  })
  expect(notes?.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '5 `viem` is raised from ~2.21.0 to ^2.57.1, which @foyer/adapter-evm needs',
    '6 `wagmi` is raised from ^2.14.0 to ^3.0.0, which @foyer/adapter-evm needs: see https://wagmi.sh/react/guides/migrate-from-v2-to-v3',
    '9 `typescript` is raised from ^5.4.0 to ^5.9.3, which wagmi 3 needs',
  ])
})

it('package.json keeps versions of an app without the EVM adapter, and those that are new enough', () => {
  expect(change(WAGMI_2, { isEvm: false })?.text).toBe(WAGMI_2)
  const next = WAGMI_2.replace('^2.14.0', '^3.2.0').replace('~2.21.0', '>=2.60 <4').replace('^5.4.0', '^6.0.0')
  expect(change(next)).toEqual({ text: next, added: [], removed: [], notes: [] })
})

it('package.json keeps a version that a workspace sets elsewhere, with a note', () => {
  const text = WAGMI_2.replace('^2.14.0', 'catalog:')
  const { text: next, notes } = change(text) ?? {}
  expect(next).toContain('"wagmi": "catalog:"')
  expect(notes?.map(({ message }) => message)).toContain(
    '`wagmi` has the range catalog:, and @foyer/adapter-evm needs ^3.0.0: see https://wagmi.sh/react/guides/migrate-from-v2-to-v3',
  )
})

it('package.json keeps a library that files import, with a note that it rejects wagmi 3', () => {
  const text = WAGMI_2.replace('"viem"', '"connectkit": "^1.9.0",\n    "viem"')
  const { removed, notes } = change(text, { imported: new Set(['connectkit']) }) ?? {}
  expect(removed).toEqual([])
  expect(notes?.find(({ line }) => line === 5)?.message).toContain('needs wagmi 2')
})

it.each(['', '[]', '{ "name": 1 }', '{ "type": "module" }'])('%j is no package.json to change', (text) => {
  expect(change(text)).toBeUndefined()
})
