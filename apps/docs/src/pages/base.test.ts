import { expect, it } from 'vitest'
import { findDeadLinks } from '../checks/findDeadLinks.ts'
import { addBase, readBase } from './base.ts'
import { writeLlms } from './writeLlms.ts'

const page = { source: 'docs/a.md', path: 'guides/send', title: 'Send', section: 'Guides', text: '# Send\n\nSends.\n' }

it('leads every address for machines below the path of the site', () => {
  const base = readBase('/foyer/')
  const text = addBase(`${writeLlms([page])}\n[a](/guides/send#b) and \`/reference/options.md\``, base)
  const addresses = [...text.matchAll(/(?:\]\(|`)(\/[\w./-]+)/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    '/foyer/llms-full.txt',
    '/foyer/skill.md',
    '/foyer/guides/send.md',
    '/foyer/guides/send',
    '/foyer/reference/options.md',
  ])
  expect(addBase(text, readBase(undefined))).toBe(text)
  expect(() => readBase('foyer')).toThrow('FOYER_DOCS_BASE')
})

it('takes a link outside of the path of the site for dead', () => {
  const html = '<a href="/foyer/b.html"><a href="/b.html">'
  const pages = [
    { path: 'a.html', html },
    { path: 'b.html', html: '' },
  ]
  expect(findDeadLinks(pages, () => false, '/foyer/')).toEqual(['a.html: /b.html'])
})
